import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { SwatchGroup } from "#web/ui/forms/swatches.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useVariant } from "../buy/use-variant.ts";
import { chosenKelvin } from "../gallery/offered-kelvins.ts";
import { ModelView } from "./model-view.tsx";

interface ModelDialogProps {
  product: ProductDetail;
  open: boolean;
  onClose: () => void;
}

const FINISH = "finish";

/**
 * The chosen variant's model, with its finishes beside it. A finish chosen here is chosen on the
 * page, too.
 */
export function ModelDialog({ product, open, onClose }: ModelDialogProps) {
  const t = useTranslations("model");
  const choice = useVariant(product);
  const model = choice?.variant.model;
  if (!choice || !model) return null;
  const { variant } = choice;
  const finishes = product.options.find(({ code }) => code === FINISH)?.values ?? [];
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={t("title", { name: product.name })}
      closeLabel={t("close")}
    >
      <ModelView
        key={model}
        src={model}
        name={product.name}
        finish={variant.options[FINISH]}
        kelvin={chosenKelvin(variant)}
        givesLight={product.givesLight}
      />
      {finishes.length > 1 && (
        <div className="mt-4">
          <SwatchGroup
            name="model-finish"
            legend={product.options.find(({ code }) => code === FINISH)?.name ?? ""}
            value={variant.options[FINISH]}
            onValue={(value) => choice.choose(FINISH, value)}
            choices={finishes.map(({ code, label, colour }) => ({
              value: code,
              name: label,
              // No colour is recorded, so none is shown.
              colour: colour ?? "transparent",
            }))}
          />
        </div>
      )}
      <p className="mt-3 text-small text-ink-soft">{t("hint")}</p>
    </Dialog>
  );
}
