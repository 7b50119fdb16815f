import { Box } from "@mui/material";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { CompanyDiscount } from "#contract/pricing/company-discount-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { useIndentedCategories, useCategoryNames } from "../../shell/data/categories.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { Field } from "../../shell/forms/field.tsx";
import { SeveralField } from "../../shell/forms/several-field.tsx";
import { PeriodFields } from "../period-fields.tsx";
import { type PeriodValues, periodOf, periodValues } from "../period.ts";
import { usePriceListName, usePriceLists } from "../price-lists/list-names.ts";
import { StepFields } from "../step-fields.tsx";
import { type StepValues, stepsOf, stepValues } from "../steps.ts";

interface DiscountValues extends PeriodValues {
  version: string;
  label: { ar: string; en: string };
  categoryIds: number[];
  /** Empty: every company on terms. */
  priceListId: string;
  breaks: StepValues[];
}

function valuesOf(discount: CompanyDiscount): DiscountValues {
  const { version, label, categoryIds, priceListId, breaks } = discount;
  return {
    ...{ version, label, categoryIds, breaks: stepValues(breaks), ...periodValues(discount) },
    priceListId: String(priceListId ?? ""),
  };
}

/** The request body; unreadable values are rejected at their field. */
function useBody() {
  const text = useText();
  return ({ label, categoryIds, priceListId, breaks, ...period }: DiscountValues) => {
    const steps = stepsOf(breaks);
    if ("wrong" in steps) throw ownProblem(text("pricing.wrongNumber"), `breaks.${steps.wrong}`);
    const { from, until } = periodOf(period, text("pricing.wrongPeriod"));
    return {
      label,
      categoryIds,
      priceListId: priceListId || null,
      breaks: steps.value,
      from,
      until,
    };
  };
}

export function AddCompanyDiscount() {
  const text = useText();
  const bodyOf = useBody();
  return (
    <ActionButton<DiscountValues>
      label={text("shell.form.save")}
      opener={text("companyDiscounts.add")}
      title={text("companyDiscounts.add")}
      explanation={text("companyDiscounts.addText")}
      done={text("companyDiscounts.saved")}
      defaultValues={{
        version: "",
        label: { ar: "", en: "" },
        categoryIds: [],
        priceListId: "",
        breaks: [{ from: "", basisPoints: "" }],
        from: `${cairoDay()}T00:00`,
        until: "",
      }}
      send={async (values) =>
        call("POST /api/v1/admin/company-discounts", { body: bodyOf(values) })
      }
      draft="company-discount"
      variant="contained"
    >
      <Fields />
    </ActionButton>
  );
}

/** Actions on a company discount. */
export function CompanyDiscountActions({ discount }: { discount: CompanyDiscount }) {
  const text = useText();
  const bodyOf = useBody();
  const namesOf = useCategoryNames();
  const { id, label, version, isActive, ...fields } = discount;
  const { categoryIds, priceListId, breaks, from, until } = fields;
  const before = { label, categoryIds, priceListId, breaks, from, until };
  const listName = usePriceListName();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <ActionButton<DiscountValues, CompanyDiscount>
        label={text("shell.form.save")}
        opener={text("companyDiscounts.edit")}
        title={label[locale]}
        done={text("companyDiscounts.saved")}
        defaultValues={valuesOf(discount)}
        draft={`company-discount ${id}`}
        send={async (values) => {
          const body = { version: values.version, ...bodyOf(values) };
          return call("PUT /api/v1/admin/company-discounts/{id}", { params: { id }, body });
        }}
        undo={(saved) =>
          call("PUT /api/v1/admin/company-discounts/{id}", {
            params: { id },
            body: { ...before, version: saved.version },
          })
        }
        meanwhile={{
          valuesOf,
          factsOf: (values) => ({
            [text("companyDiscounts.label")]: bothOf(values.label),
            [text("promotions.categories")]: namesOf(values.categoryIds),
            [text("companies.priceList")]: listName(values.priceListId),
            [text("companyDiscounts.steps")]: values.breaks
              .map((step) =>
                text("pricing.stepText", { from: step.from, percent: step.basisPoints }),
              )
              .join(" · "),
            [text("pricing.from")]: values.from,
            [text("pricing.until")]: values.until,
          }),
        }}
      >
        <Fields />
      </ActionButton>
      {isActive && (
        <ActionButton
          label={text("companyDiscounts.end")}
          title={text("companyDiscounts.endTitle", { name: label[locale] })}
          explanation={text("companyDiscounts.endText")}
          done={text("companyDiscounts.ended")}
          send={() =>
            call("DELETE /api/v1/admin/company-discounts/{id}", {
              params: { id },
              query: { version },
            })
          }
          undo={() => call("POST /api/v1/admin/company-discounts", { body: before })}
          isDangerous
        />
      )}
    </Box>
  );
}

function Fields() {
  const text = useText();
  const lists = usePriceLists().map(({ id, name }) => ({ value: String(id), label: name[locale] }));
  return (
    <>
      <BilingualField name="label" label={text("companyDiscounts.label")} />
      <SeveralField
        name="categoryIds"
        label={text("promotions.categories")}
        help={text("companyDiscounts.everything")}
        choices={useIndentedCategories()}
      />
      <Field
        name="priceListId"
        label={text("companies.priceList")}
        help={text("companyDiscounts.listHelp")}
        choices={[{ value: "", label: text("companyDiscounts.everyList") }, ...lists]}
        showsEmpty
      />
      <StepFields name="breaks" />
      <PeriodFields />
    </>
  );
}
