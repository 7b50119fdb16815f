import { PRICE_STEPS } from "#contract/assortment/bulk-limits.ts";
import type { RowReport } from "#contract/assortment/product-change.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import type { ChangeProps } from "./change.ts";

interface PriceValues {
  /** As typed; a minus sign lowers the price. */
  percent: string;
  pounds: string;
  step: (typeof PRICE_STEPS)[number];
}

/** Raises or lowers the products' ordinary prices: by percent, by an amount, or both. */
export function PriceChange({ send, ...notice }: ChangeProps) {
  const text = useText();
  const steps = PRICE_STEPS.map((value) => ({
    value,
    label: text(`products.bulk.steps.s${value}`),
  }));
  return (
    <ActionButton<PriceValues, RowReport>
      label={text("products.bulk.price")}
      explanation={text("products.bulk.priceText")}
      defaultValues={{ percent: "", pounds: "", step: "100" }}
      send={async ({ percent, pounds, step }) => {
        const basisPoints = hundredthsOf(percent);
        const piastres = hundredthsOf(pounds);
        if (basisPoints === undefined) throw ownProblem(text("products.bulk.noPercent"), "percent");
        if (piastres === undefined) throw ownProblem(text("products.bulk.noPounds"), "pounds");
        if (basisPoints === 0 && piastres === 0)
          throw ownProblem(text("products.bulk.nothing"), "percent");
        return send({ kind: "price", basisPoints, piastres, step });
      }}
      {...notice}
    >
      <Field name="percent" label={text("products.bulk.percent")} inputMode="decimal" isFirst />
      <Field name="pounds" label={text("products.bulk.pounds")} inputMode="decimal" />
      <Field name="step" label={text("products.bulk.step")} choices={steps} />
    </ActionButton>
  );
}

/** Sets the stock on hand of every variant of the selected products. */
export function StockChange({ send, ...notice }: ChangeProps) {
  const text = useText();
  return (
    <ActionButton
      label={text("products.bulk.stock")}
      explanation={text("products.bulk.stockText")}
      defaultValues={{ onHand: "" }}
      send={({ onHand }) => send({ kind: "stock", onHand })}
      {...notice}
    >
      <Field name="onHand" label={text("products.bulk.onHand")} inputMode="numeric" isFirst />
    </ActionButton>
  );
}

/** "-10.5" in any digits as -1050, an empty string as 0; undefined if not a number. */
function hundredthsOf(typed: string): number | undefined {
  const plain = normaliseDigits(typed).replaceAll(",", "").replace("−", "-").trim();
  if (plain === "") return 0;
  return /^[-+]?\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
