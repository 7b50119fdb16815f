import type { CompanyDiscount } from "#contract/pricing/company-discount-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useCategoryNames } from "../../shell/data/categories.ts";
import { percentOf } from "../../shell/forms/percent.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { PeriodChip, usePeriodText } from "../period-fields.tsx";
import { stateOf } from "../period.ts";
import { usePriceListName } from "../price-lists/list-names.ts";
import { AddCompanyDiscount, CompanyDiscountActions } from "./company-discount-form.tsx";
import { companyDiscountSource } from "./company-discount-source.ts";

/** Discounts for companies on terms, by category and quantity. */
export function CompanyDiscountList() {
  const text = useText();
  return (
    <RecordList<CompanyDiscount>
      source={companyDiscountSource}
      columns={useColumns()}
      empty={text("companyDiscounts.empty")}
      actions={<AddCompanyDiscount />}
    />
  );
}

function useColumns(): Column<CompanyDiscount>[] {
  const text = useText();
  const periodText = usePeriodText();
  const namesOf = useCategoryNames();
  const listName = usePriceListName();
  return [
    { source: "label", render: ({ label }) => <bdi>{label[locale]}</bdi> },
    {
      source: "state",
      render: (discount) => <PeriodChip state={discount.isActive ? stateOf(discount) : "off"} />,
    },
    {
      source: "categories",
      render: ({ categoryIds }) => namesOf(categoryIds) || text("companyDiscounts.all"),
    },
    { source: "priceList", render: ({ priceListId }) => <bdi>{listName(priceListId)}</bdi> },
    {
      source: "steps",
      render: ({ breaks }) =>
        breaks
          .map(({ from, basisPoints }) =>
            text("pricing.stepText", { from, percent: percentOf(basisPoints) }),
          )
          .join(" · "),
    },
    { source: "period", render: periodText },
    { source: "actions", render: (discount) => <CompanyDiscountActions discount={discount} /> },
  ];
}
