import { Rotate3d } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const ModelDialog = lazy(async () => ({
  default: (await import("./model-dialog.tsx")).ModelDialog,
}));

interface ModelButtonProps {
  product: ProductDetail;
  variant: Variant;
}

/** Opens the product's 3D model; nothing of it is loaded before the button is pressed. */
export function ModelButton({ product, variant }: ModelButtonProps) {
  const t = useTranslations("catalog.gallery");
  const loading = useTranslations("shell")("loading");
  const [isOpen, setOpen] = useState<boolean>();
  if (variant.model === null) return null;
  return (
    <>
      <Button kind="quiet" size="small" className="noscript:hidden" onClick={() => setOpen(true)}>
        <Icon icon={Rotate3d} size={18} />
        {t("model")}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={<output className="sr-only">{loading}</output>}>
          <LateMessages part="product">
            <ModelDialog product={product} open={isOpen} onClose={() => setOpen(false)} />
          </LateMessages>
        </Suspense>
      )}
    </>
  );
}
