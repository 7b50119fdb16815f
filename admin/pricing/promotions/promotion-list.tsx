import { Button } from "@mui/material";
import { Link } from "react-router";
import { formatNumber, formatPrice } from "#contract/kernel/money.ts";
import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { percentOf } from "../../shell/forms/percent.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code } from "../../shell/values.tsx";
import { PeriodChip, usePeriodText } from "../period-fields.tsx";
import { promotionSource } from "./promotion-source.ts";

const STATES = ["running", "scheduled", "ended", "off"] as const;
const KINDS = ["coupon", "automatic"] as const;

/** Promotions and coupons, newest first. */
export function PromotionList() {
  const text = useText();
  const kinds = KINDS.map((value) => ({ value, label: text(`promotions.${value}`) }));
  const states = STATES.map((value) => ({ value, label: text(`pricing.states.${value}`) }));
  return (
    <RecordList<StaffPromotion>
      source={promotionSource}
      columns={useColumns()}
      pathTo={({ id }) => `/promotions/${id}/show`}
      empty={(filters) =>
        text(Object.keys(filters).length > 0 ? "shell.list.noMatch" : "promotions.empty")
      }
      filters={[
        { source: "q", kind: "search", label: text("promotions.search") },
        { source: "kind", kind: "choice", label: text("promotions.applies"), choices: kinds },
        { source: "state", kind: "choice", label: text("promotions.state"), choices: states },
      ]}
      actions={
        <>
          <Button component={Link} to="/simulator" variant="outlined">
            {text("simulator.open")}
          </Button>
          <Button component={Link} to="/promotions/create" variant="contained">
            {text("promotions.add")}
          </Button>
        </>
      }
    />
  );
}

function useColumns(): Column<StaffPromotion>[] {
  const text = useText();
  const benefitText = useBenefitText();
  const periodText = usePeriodText();
  return [
    { source: "label", render: ({ label }) => <bdi>{label[locale]}</bdi> },
    { source: "state", render: ({ state }) => <PeriodChip state={state} /> },
    {
      source: "code",
      render: ({ code }) => (code === null ? text("promotions.automatic") : <Code>{code}</Code>),
    },
    { source: "benefit", render: ({ benefit }) => benefitText(benefit) },
    { source: "period", render: periodText },
    {
      source: "uses",
      isFigure: true,
      render: ({ uses, useLimit }) => (
        <bdi className="figures">
          {formatNumber(uses, locale)}
          {useLimit !== null && ` / ${formatNumber(useLimit, locale)}`}
        </bdi>
      ),
    },
  ];
}

/** A promotion's discount in words. */
function useBenefitText(): (benefit: StaffPromotion["benefit"]) => string {
  const text = useText();
  return (benefit) => {
    switch (benefit.kind) {
      case "percent": {
        const percent = percentOf(benefit.basisPoints);
        return benefit.upTo === null
          ? text("promotions.takes.percent", { percent })
          : text("promotions.takes.percentUpTo", {
              percent,
              amount: formatPrice(benefit.upTo, locale),
            });
      }
      case "amount":
        return text("promotions.takes.amount", { amount: formatPrice(benefit.piastres, locale) });
      case "breaks":
        return benefit.breaks
          .map(({ from, basisPoints }) =>
            text("pricing.stepText", { from, percent: percentOf(basisPoints) }),
          )
          .join(" · ");
      default:
        return text("promotions.kinds.free-delivery");
    }
  };
}
