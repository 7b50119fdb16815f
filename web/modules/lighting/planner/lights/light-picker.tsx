import { memo } from "react";
import { useTranslations } from "use-intl";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import type { Offered } from "../use-plan.ts";

interface LightPickerProps {
  offered: Offered;
  chosen: PlannerLight;
  onChosen: (variantId: number) => void;
}

/** First the product, by category; then its variant, if there are several. */
export const LightPicker = memo(({ offered, chosen, onChosen }: LightPickerProps) => {
  const t = useTranslations("planner.lights");
  const money = useMoney();
  const lights = [...offered.values()];
  const products = [...new Map(lights.map((light) => [light.productId, light])).values()];
  const categories = [...new Set(products.map(({ category }) => category))];
  const makes = lights.filter(({ productId }) => productId === chosen.productId);
  const first = (productId: number) => lights.find((light) => light.productId === productId);
  return (
    <>
      <Field label={t("choose")}>
        <Select
          value={chosen.productId}
          onChange={({ target }) => {
            const light = first(Number(target.value));
            if (light) onChosen(light.variantId);
          }}
        >
          {categories.map((category) => (
            <optgroup key={category} label={category}>
              {products
                .filter((product) => product.category === category)
                .map(({ productId, name }) => (
                  <option key={productId} value={productId}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {makes.length > 1 && (
        <Field label={t("make")}>
          <Select
            value={chosen.variantId}
            onChange={({ target }) => onChosen(Number(target.value))}
          >
            {makes.map(({ variantId, options, flux, price }) => (
              <option key={variantId} value={variantId}>
                {t("choice", { name: options, flux, price: money.text(price.amount) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
});
