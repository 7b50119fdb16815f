import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { useIndentedCategories } from "../../shell/data/categories.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { SeveralField } from "../../shell/forms/several-field.tsx";
import { SwitchField } from "../../shell/forms/switch-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ProductsField } from "../../shell/products/products-field.tsx";
import { PeriodFields } from "../period-fields.tsx";
import { StepFields } from "../step-fields.tsx";
import { BENEFIT_KINDS, type PromotionValues } from "./promotion-values.ts";

/** All fields of a promotion: discount, period, products, customers. */
export function PromotionFields() {
  const text = useText();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Panel title={text("promotions.what")}>
        <BilingualField name="label" label={text("promotions.label")} />
        <Benefit />
      </Panel>
      <Panel title={text("promotions.when")}>
        <Field
          name="code"
          label={text("promotions.code")}
          help={text("promotions.codeHelp")}
          isLatin
          autoComplete="off"
        />
        <PeriodFields />
        <SwitchField name="isActive" label={text("promotions.isActive")} />
      </Panel>
      <Panel title={text("promotions.goods")}>
        <Goods />
      </Panel>
      <Panel title={text("promotions.conditions")}>
        <Conditions />
      </Panel>
    </Box>
  );
}

function Benefit() {
  const text = useText();
  const kind = useWatch<PromotionValues, "benefit.kind">({ name: "benefit.kind" });
  const kinds = BENEFIT_KINDS.map((value) => ({ value, label: text(`promotions.kinds.${value}`) }));
  return (
    <>
      <Field name="benefit.kind" label={text("promotions.benefit")} choices={kinds} />
      {kind === "percent" && (
        <>
          <Field name="benefit.basisPoints" label={text("pricing.percent")} inputMode="decimal" />
          <Field
            name="benefit.upTo"
            label={text("promotions.upTo")}
            help={text("promotions.noLimit")}
            inputMode="decimal"
          />
        </>
      )}
      {kind === "amount" && (
        <Field name="benefit.piastres" label={text("promotions.amount")} inputMode="decimal" />
      )}
      {kind === "breaks" && <StepFields name="benefit.breaks" />}
    </>
  );
}

function Goods() {
  const text = useText();
  return (
    <>
      <SeveralField
        name="categoryIds"
        label={text("promotions.categories")}
        help={text("promotions.everything")}
        choices={useIndentedCategories()}
      />
      <ProductsField name="productIds" label={text("promotions.products")} />
    </>
  );
}

function Conditions() {
  const text = useText();
  const audiences = [
    { value: "", label: text("promotions.everybody") },
    { value: "company", label: text("promotions.companies") },
  ];
  return (
    <>
      <Field name="audience" label={text("promotions.audience")} choices={audiences} />
      <Field
        name="minimum"
        label={text("promotions.minimum")}
        help={text("promotions.noLimit")}
        inputMode="decimal"
      />
      {(["minimumQuantity", "useLimit", "useLimitEach"] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={text(`promotions.${name}`)}
          help={text("promotions.noLimit")}
          inputMode="numeric"
        />
      ))}
      <Field
        name="priority"
        label={text("promotions.priority")}
        help={text("promotions.priorityHelp")}
        inputMode="numeric"
      />
      <SwitchField name="isExclusive" label={text("promotions.isExclusive")} />
    </>
  );
}
