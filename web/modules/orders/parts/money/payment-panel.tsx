import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { PaymentActions } from "./payment-actions.tsx";
import { PaymentWords } from "./payment-words.tsx";
import { isPaidBefore, paymentView } from "./payment-view.ts";
import { useBank } from "./use-bank.ts";
import { usePayment } from "./use-payment.ts";

const ProofPart = lazy(async () => ({
  default: (await import("../proof/proof-part.tsx")).ProofPart,
}));

interface PaymentPanelProps {
  order: Order;
  /** The order may have moved on with its money. */
  onChange: () => void;
}

/** Where the money of an order is and what can be done; nothing for what is paid at the door. */
export function PaymentPanel({ order, onChange }: PaymentPanelProps) {
  const isConcerned = isPaidBefore(order) || order.needsApproval;
  return isConcerned && <Panel key={order.number} order={order} onChange={onChange} />;
}

function Panel({ order, onChange }: PaymentPanelProps) {
  const t = useTranslations("orders.pay");
  const { asked, isAsking, askAgain } = usePayment(order.number);
  const place = useRef<HTMLElement>(null);
  const bank = useBank(order.number, askAgain);
  const state = asked.answer.state === "ready" ? asked.answer.value.state : null;
  const onState = useEffectEvent(() => {
    if (state !== null && lagsBehind(order, state)) onChange();
  });
  useEffect(() => onState(), [state]);
  const onStatus = useEffectEvent(asked.refresh);
  useEffect(() => onStatus(), [order.status, order.needsApproval]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t("title")}
      className="min-h-56 rounded-panel border border-hairline bg-paper p-5 outline-none md:p-7"
    >
      <AnswerView asked={asked} rows={1}>
        {(payment) => {
          const view = paymentView(order, payment);
          return (
            view && (
              <div className="flex max-w-text flex-col gap-5">
                <PaymentWords
                  view={view}
                  order={order}
                  payment={payment}
                  isAsking={isAsking}
                  isGoing={bank.isGoing}
                  onOver={askAgain}
                />
                <PaymentActions
                  view={view}
                  order={order}
                  bank={bank}
                  isAsking={isAsking}
                  askAgain={askAgain}
                />
                {isAboutProof(payment) && (
                  <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                    <ProofPart
                      payment={payment}
                      onSent={(after) => {
                        asked.change(() => after);
                        place.current?.focus();
                      }}
                    />
                  </Suspense>
                )}
              </div>
            )
          );
        }}
      </AnswerView>
    </section>
  );
}

/** A transfer can be shown, or was. */
function isAboutProof({ canSendProof, proofs }: Payment): boolean {
  return canSendProof || proofs.length > 0;
}

/** What is shown of the order is from before its money moved. */
function lagsBehind({ status, canCancel }: Order, state: Payment["state"]): boolean {
  if (state === "paid") return status === "Pending";
  return (state === "over" || state === "refunding" || state === "refunded") && canCancel;
}
