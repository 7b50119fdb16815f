import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DeclinedNotice } from "../proof/declined-notice.tsx";
import { OtherWays } from "./other-ways.tsx";
import { PaymentActions } from "./payment-actions.tsx";
import { isPrepaid, paymentView } from "./payment-view.ts";
import { PaymentWords } from "./payment-words.tsx";
import { useBank } from "./use-bank.ts";
import { usePayment } from "./use-payment.ts";

const ProofPart = lazy(async () => ({
  default: (await import("../proof/proof-part.tsx")).ProofPart,
}));

interface PaymentPanelProps {
  order: Order;
  /** The order may have moved on with its payment. */
  onChange: () => void;
}

/** The payment state of an order and its actions; renders nothing for cash on delivery. */
export function PaymentPanel({ order, onChange }: PaymentPanelProps) {
  const isConcerned = isPrepaid(order) || order.waitingFor === "approval";
  return (
    isConcerned &&
    order.access === "full" && <Panel key={order.number} order={order} onChange={onChange} />
  );
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
  useEffect(() => onStatus(), [order.status, order.waitingFor]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t("title")}
      className={classNames(
        "rounded-panel border border-hairline bg-paper p-5 outline-none md:p-7",
        order.waitingFor !== null && "min-h-56",
      )}
    >
      <AnswerView asked={asked} rows={1} part>
        {(payment) => {
          const view = paymentView(order, payment);
          return (
            view && (
              <>
                <DeclinedNotice payment={payment} />
                <PanelColumns
                  proof={
                    isAboutProof(payment) && (
                      <ProofPart
                        payment={payment}
                        onSent={(after) => {
                          asked.change(() => after);
                          place.current?.focus();
                        }}
                      />
                    )
                  }
                >
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
                    payment={payment}
                    onChange={onChange}
                    bank={bank}
                    isAsking={isAsking}
                    askAgain={askAgain}
                  />
                  <OtherWays
                    order={order}
                    payment={payment}
                    bank={bank}
                    onChange={() => {
                      onChange();
                      askAgain();
                    }}
                  />
                </PanelColumns>
              </>
            )
          );
        }}
      </AnswerView>
    </section>
  );
}

/** What is to be paid, and beside it the receipt of a transfer. */
function PanelColumns({ proof, children }: { proof: ReactNode; children: ReactNode }) {
  const words = <div className="flex max-w-text min-w-0 flex-col gap-5">{children}</div>;
  if (!proof) return words;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {words}
      <div className="flex min-w-0 flex-col gap-6 border-t border-hairline pt-6 lg:border-s lg:border-t-0 lg:ps-10 lg:pt-0">
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>{proof}</Suspense>
      </div>
    </div>
  );
}

/** Whether a transfer receipt can be sent, or was. */
function isAboutProof({ canSendProof, proofs }: Payment): boolean {
  return canSendProof || proofs.length > 0;
}

/** Whether the order shown is older than its payment state. */
function lagsBehind({ waitingFor, canCancel }: Order, state: Payment["state"]): boolean {
  if (state === "paid") return waitingFor === "payment" || waitingFor === "review";
  return (state === "over" || state === "refunding" || state === "refunded") && canCancel;
}
