import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { isHosted } from "#contract/orders/payment-method.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { keepFocus } from "#web/shell/forms/keep-focus.ts";
import { useTyped } from "#web/shell/forms/use-typed.ts";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { FIELDS } from "../checkout/checkout-fields.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { offerOf, type QuoteAnswer } from "../checkout/payment-choice.ts";
import type { Refusal } from "../checkout/use-place-order.ts";
import { OrderTotals } from "../summary/order-totals.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { Step } from "./step.tsx";

interface ReviewStepProps {
  /** Absent if it is the only step. */
  number?: number;
  /** In express checkout: address and payment were pre-filled, and can be changed. */
  onChange?: () => void;
  terms: DeliveryTerms[];
  answer: QuoteAnswer | null;
  sending: boolean;
  refusal: Refusal | null;
}

/** The summary and the order button. */
export function ReviewStep({ number, onChange, terms, answer, sending, refusal }: ReviewStepProps) {
  const t = useTranslations("orders.checkout");
  const lines = useShell(({ cart }) => cart.items);
  return (
    <Step number={number} title={t("review")}>
      {answer ? (
        <>
          <ReviewFacts answer={answer} terms={terms} lines={lines} />
          {/* On large screens the totals are in the column beside it. */}
          <div className="lg:hidden">
            <OrderTotals {...answer.quote} walletPaid={answer.quote.wallet?.used ?? 0} />
          </div>
        </>
      ) : (
        <p className="text-ink-soft">{t("chooseGovernorate")}</p>
      )}
      {answer?.quote.needsApproval && (
        <Notice tone="info" title={t("approvalTitle")}>
          {t("approvalText")}
        </Notice>
      )}
      <Mistakes />
      {refusal && <RefusalNotice refusal={refusal} />}
      <PlaceButton answer={answer} sending={sending} />
      {onChange && (
        <Button kind="quiet" className="self-center" onClick={onChange}>
          {t("changeDetails")}
        </Button>
      )}
      {!onChange && <p className="text-small text-ink-soft">{t("draftKept")}</p>}
    </Step>
  );
}

function PlaceButton({ answer, sending }: Pick<ReviewStepProps, "answer" | "sending">) {
  const t = useTranslations("orders.checkout");
  const { text } = useMoney();
  const label = () => {
    if (!answer) return t("place");
    const { quote, method } = answer;
    if (quote.needsApproval) return t("placeApproval", { total: text(quote.totals.total) });
    if (method === "card") return t("placeCard", { due: text(quote.due) });
    if (isHosted(method)) return t("placeBank", { due: text(quote.due) });
    return t("placeTotal", { total: text(quote.totals.total) });
  };
  const isImpossible = answer !== null && offerOf(answer.quote, answer.method).reason !== null;
  return (
    <Button
      type="submit"
      onMouseDown={keepFocus}
      size="large"
      wide
      loading={sending}
      loadingLabel={t("sending")}
      disabled={isImpossible}
    >
      {label()}
    </Button>
  );
}

/** The number of invalid fields, after the button was pressed. */
function Mistakes() {
  const t = useTranslations("orders.checkout");
  const { formState, getFieldState } = useFormContext<CheckoutValues>();
  const typed = useTyped();
  const count = FIELDS.filter(
    (name) => name !== typed && getFieldState(name, formState).invalid,
  ).length;
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
