import { ShoppingBag } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import type { ViewedPicture } from "./viewed-picture.ts";

/** The caption, and a link to the product shown. */
export function ViewerCaption({ entry }: { entry: ViewedPicture | undefined }) {
  const t = useTranslations("shell.viewer");
  if (!entry) return null;
  const { caption, picture, product } = entry;
  return (
    <div className="viewer-caption">
      <p aria-live="polite" className="max-w-[39rem] text-small leading-heading text-balance">
        <Prose text={caption ?? picture.alt} />
      </p>
      {product && (
        <ButtonLink href={product.path} kind="secondary" size="small">
          <Icon icon={ShoppingBag} size={16} />
          {t("seeProduct", { name: product.name })}
        </ButtonLink>
      )}
    </div>
  );
}
