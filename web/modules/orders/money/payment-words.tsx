import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import {
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  FileSearch,
  Landmark,
  RotateCcw,
  UserCheck,
} from "@lucide/icons";
import { useTranslations } from "use-intl";
import { BankDetails } from "./bank-details.tsx";
import { HeldUntil } from "./held-until.tsx";
import type { PaymentView } from "./payment-view.ts";

interface PaymentWordsProps {
  view: PaymentView;
  order: Order;
  payment: Payment;
  isAsking: boolean;
  isGoing: boolean;
  onOver: () => void;
}

const LOOKS: Record<PaymentView, { icon: LucideIconData; colour: string }> = {
  approval: { icon: UserCheck, colour: "text-brass" },
  card: { icon: CreditCard, colour: "text-brass" },
  declined: { icon: CircleAlert, colour: "text-error" },
  proof: { icon: FileSearch, colour: "text-brass" },
  transfer: { icon: Landmark, colour: "text-brass" },
  paid: { icon: CircleCheck, colour: "text-success" },
  over: { icon: Clock, colour: "text-ink-soft" },
  refunding: { icon: RotateCcw, colour: "text-brass" },
  refunded: { icon: RotateCcw, colour: "text-success" },
};

/** How it stands with the money, in words; changes are read out. */
export function PaymentWords(props: PaymentWordsProps) {
  const { view, order, payment, isAsking, isGoing, onOver } = props;
  const t = useTranslations("orders.pay");
  const { text } = useMoney();
  const { icon, colour } = LOOKS[view];
  const rest = Math.max(0, payment.due - (payment.paid - payment.refunded));
  const sums = {
    due: text(view === "transfer" ? rest : payment.due),
    paid: text(payment.paid),
    refunded: text(payment.refunded),
    wallet: text(order.walletPaid),
  };
  return (
    <>
      <div aria-live="polite" className="flex gap-3.5">
        <Icon icon={icon} size={26} className={`mt-1 shrink-0 ${colour}`} />
        <div>
          <h2 className="text-title">{t(`${view}.title`, sums)}</h2>
          <p className="mt-1 text-ink-soft">{t(textKey(view, order), sums)}</p>
          <MoreWords view={view} order={order} sums={sums} isLess={rest < payment.due} />
          {view === "card" && (isAsking || isGoing) && (
            <p className="mt-3 flex items-center gap-2.5 text-[0.9375rem]">
              <Spinner />
              {t(isGoing ? "going" : "asking")}
            </p>
          )}
        </div>
      </div>
      {payment.heldUntil && view !== "over" && (
        <HeldUntil
          until={payment.heldUntil}
          words={view === "approval" ? "heldApproval" : "held"}
          onOver={onOver}
        />
      )}
      {view === "transfer" && <BankDetails number={order.number} rest={rest} />}
    </>
  );
}

/** A transfer goes back by hand, and what is on its way or there is no longer being packed. */
function textKey(view: PaymentView, { status, paymentMethod }: Order) {
  const isToPack = status === "ordered" || status === "processing";
  if (view === "paid") return isToPack ? "paid.text" : "paid.only";
  const isTransfer = paymentMethod === "bank-transfer";
  if (isTransfer && (view === "refunding" || view === "refunded"))
    return `${view}.transfer` as const;
  return `${view}.text` as const;
}

interface MoreWordsProps extends Pick<PaymentWordsProps, "view" | "order"> {
  sums: Record<"paid" | "wallet", string>;
  /** A part of a transfer has arrived. */
  isLess: boolean;
}

/** What else there is to say about some of the money. */
function MoreWords({ view, order, sums, isLess }: MoreWordsProps) {
  const t = useTranslations("orders.pay");
  if (view === "transfer" && isLess) return <p className="mt-1 font-medium">{t("partly", sums)}</p>;
  const isBack = view === "over" && order.walletPaid > 0;
  return isBack && <p className="mt-1 text-ink-soft">{t("walletBack", sums)}</p>;
}
