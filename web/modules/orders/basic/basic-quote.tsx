import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { Quote } from "../checkout/payment-choice.ts";
import { OrderTotals } from "../summary/order-totals.tsx";
import { WindowText } from "../summary/window-text.tsx";

interface BasicQuoteProps {
  quote: Quote;
  /** Idempotency key: makes two presses one order. */
  attempt: string | undefined;
}

/** Delivery date, total, and the button that places the order. */
export function BasicQuote({ quote, attempt }: BasicQuoteProps) {
  const t = useTranslations("orders");
  const basic = useTranslations("basic");
  const { text } = useMoney();
  const reach = useHotline();
  const { totals, adjustments, codAllowed } = quote;
  return (
    <>
      <p>
        {t("window.title")}{" "}
        <strong className="font-medium text-success">
          <WindowText {...quote} />
        </strong>
      </p>
      <OrderTotals totals={totals} adjustments={adjustments} />
      {codAllowed ? (
        <>
          <p className="text-small text-ink-soft">{basic("cash", { ...reach })}</p>
          <input type="hidden" name="expectedTotal" value={totals.total} />
          <input type="hidden" name="attempt" value={attempt} />
          <Button type="submit" name="do" value="place" size="large">
            {t("checkout.placeTotal", { total: text(totals.total) })}
          </Button>
        </>
      ) : (
        <Notice tone="warning">{basic("noCash", { ...reach })}</Notice>
      )}
    </>
  );
}
