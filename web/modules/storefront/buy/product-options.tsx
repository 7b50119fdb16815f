import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { SwatchGroup } from "#web/ui/forms/swatches.tsx";
import { type OptionState, optionState } from "./choose-variant.ts";
import { optionWords, type VariantChoice } from "./use-variant.ts";

interface ProductOptionsProps {
  product: ProductDetail;
  choice: VariantChoice;
}

/**
 * The options. Values not available in this combination are marked and lead to the closest variant.
 */
export function ProductOptions({ product, choice }: ProductOptionsProps) {
  const t = useTranslations("catalog.detail");
  const options = product.options.filter(({ values }) => values.length > 1);
  if (options.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 md:gap-5 noscript:hidden">
      {options.map((option) => (
        <ProductOption key={option.code} option={option} product={product} choice={choice} />
      ))}
      <p aria-live="polite" className="text-small text-warning empty:hidden">
        {choice.moved && t("combinationChanged", { options: optionWords(product, choice.variant) })}
      </p>
    </div>
  );
}

interface ProductOptionProps extends ProductOptionsProps {
  option: ProductDetail["options"][number];
}

function ProductOption({ option, product, choice }: ProductOptionProps) {
  const t = useTranslations("catalog.detail");
  const { code, name, values } = option;
  const notes: Record<OptionState, (value: string) => string | undefined> = {
    available: () => undefined,
    "sold-out": (value) => t("soldOutValue", { value }),
    "other-combination": (value) => t("unavailableCombination", { value }),
  };
  const group = {
    name: `option-${code}`,
    legend: name,
    value: choice.variant.options[code],
    onValue: (value: string) => choice.choose(code, value),
  };
  const shown = values.map(({ code: value, label, colour }) => {
    const state = optionState(product.variants, choice.variant, code, value);
    return { value, label, colour, unavailable: state !== "available", note: notes[state](label) };
  });
  if (values.some(({ colour }) => colour !== null)) {
    return (
      <SwatchGroup
        {...group}
        choices={shown.map(({ label, colour, ...rest }) => ({
          ...rest,
          name: label,
          // No colour is recorded, so none is shown.
          colour: colour ?? "transparent",
        }))}
      />
    );
  }
  return (
    <OptionPills
      {...group}
      options={shown.map(({ label, value, unavailable, note }) => ({
        value,
        text: label,
        unavailable,
        note,
      }))}
    />
  );
}
