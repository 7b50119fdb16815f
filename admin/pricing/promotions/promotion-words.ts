import { formatPrice } from "#contract/kernel/money.ts";
import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { percentOf } from "../../shell/forms/percent.ts";

/** A promotion's discount in words. */
export function useBenefitText(): (benefit: StaffPromotion["benefit"]) => string {
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
