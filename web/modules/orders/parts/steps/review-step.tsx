import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FIELDS } from "../checkout/checkout-fields.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { Refusal } from "../checkout/use-place-order.ts";
import type { Quote } from "../checkout/use-quote.ts";
import { OrderTotals } from "../summary/order-totals.tsx";
import { keepFocus } from "#web/shell/forms/keep-focus.ts";
import { Step } from "./step.tsx";

interface ReviewStepProps {
  quote: Quote | null;
  sending: boolean;
  refusal: Refusal | null;
}

/** The totals once more, and the button. */
export function ReviewStep({ quote, sending, refusal }: ReviewStepProps) {
  const t = useTranslations("orders.checkout");
  const { text } = useMoney();
  return (
    <Step number={4} title={t("review")}>
      {quote ? (
        <div className="lg:hidden">
          <OrderTotals totals={quote.totals} />
        </div>
      ) : (
        <p className="text-ink-soft lg:hidden">{t("chooseGovernorate")}</p>
      )}
      <Mistakes />
      {refusal && <RefusalNotice refusal={refusal} />}
      <Button
        type="submit"
        onMouseDown={keepFocus}
        size="large"
        wide
        loading={sending}
        loadingLabel={t("sending")}
        disabled={quote?.codAllowed === false}
      >
        {quote ? t("placeTotal", { total: text(quote.totals.total) }) : t("place")}
      </Button>
      <p className="text-small text-ink-soft">{t("draftKept")}</p>
    </Step>
  );
}

/** How many fields to look at again, after the button was pressed. */
function Mistakes() {
  const t = useTranslations("orders.checkout");
  const { formState, getFieldState } = useFormContext<CheckoutValues>();
  const count = FIELDS.filter((name) => getFieldState(name, formState).invalid).length;
  if (formState.submitCount === 0 || count === 0) return null;
  return (
    <Notice tone="error" live>
      {t("fix", { count })}
    </Notice>
  );
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const t = useTranslations("orders.checkout");
  const { text } = useMoney();
  if (refusal.kind === "total") {
    const { before, after } = refusal;
    return (
      <Notice tone="warning" live title={t("totalChangedTitle")}>
        {t("totalChanged", { before: text(before), after: text(after) })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      live
      action={
        <Link href="/Cart" tone="action">
          {t("editCart")}
        </Link>
      }
    >
      {refusal.text}
    </Notice>
  );
}
