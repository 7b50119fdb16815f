import {
  CalendarDays,
  CircleAlert,
  CircleCheck,
  Clock,
  CreditCard,
  FileSearch,
  Landmark,
  RotateCcw,
  Smartphone,
  Store,
  UserCheck,
} from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { isTransfer } from "#contract/orders/payment-method.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { BankDetails, InstapayDetails } from "./bank-details.tsx";
import { HeldUntil } from "./held-until.tsx";
import { OutletDetails } from "./outlet-details.tsx";
import { isAtBank, type PaymentView } from "./payment-view.ts";

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
  "mobile-wallet": { icon: Smartphone, colour: "text-brass" },
  kiosk: { icon: Store, colour: "text-brass" },
  instalments: { icon: CalendarDays, colour: "text-brass" },
  instapay: { icon: Landmark, colour: "text-brass" },
  declined: { icon: CircleAlert, colour: "text-error" },
  proof: { icon: FileSearch, colour: "text-brass" },
  transfer: { icon: Landmark, colour: "text-brass" },
  paid: { icon: CircleCheck, colour: "text-success" },
  over: { icon: Clock, colour: "text-ink-soft" },
  refunding: { icon: RotateCcw, colour: "text-brass" },
  refunded: { icon: RotateCcw, colour: "text-success" },
};

/** The payment state in words; changes are announced to screen readers. */
export function PaymentWords(props: PaymentWordsProps) {
  const { view, order, payment, isAsking, isGoing, onOver } = props;
  const t = useTranslations("orders.pay");
  const { icon, colour } = LOOKS[view];
  const rest = Math.max(0, payment.due - (payment.paid - payment.refunded));
  const sums = useSums(order, payment, rest);
  return (
    <>
      <div aria-live="polite" className="flex gap-3.5">
        <Icon icon={icon} size={26} className={`mt-1 shrink-0 ${colour}`} />
        <div>
          <h2 className="text-title">{t(`${view}.title`, sums)}</h2>
          <p className="mt-1 text-ink-soft">{t(textKey(view, order), sums)}</p>
          <MoreWords view={view} order={order} sums={sums} isLess={rest < payment.due} />
          {isAtBank(view) && (isAsking || isGoing) && (
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
      <WhatToCopy view={view} number={order.number} bill={payment.bill} rest={rest} />
    </>
  );
}

/** Placeholders of the texts: amounts, and where a reference number is paid. */
function useSums(order: Order, payment: Payment, rest: number) {
  const { text } = useMoney();
  const outlets = useRootData()?.shell.settings.outlets;
  return {
    outlets: outlets?.names ?? "",
    service: outlets?.service ?? "",
    due: text(rest),
    paid: text(payment.paid),
    refunded: text(payment.refunded),
    wallet: text(order.walletPaid),
  };
}

interface WhatToCopyProps {
  view: PaymentView;
  number: string;
  bill: string | null;
  rest: number;
}

/** Values to give at an outlet, or to enter in a banking app. */
function WhatToCopy({ view, number, bill, rest }: WhatToCopyProps) {
  if (view === "kiosk") return <OutletDetails bill={bill} rest={rest} />;
  if (view === "instapay") return <InstapayDetails number={number} rest={rest} />;
  return view === "transfer" && <BankDetails number={number} rest={rest} />;
}

/**
 * Refunds have a text per method, and once an order is shipped, its text no longer says that it is
 * being packed.
 */
function textKey(view: PaymentView, { status, paymentMethod }: Order) {
  const isToPack = status === "ordered" || status === "processing";
  if (view === "paid") return isToPack ? "paid.text" : "paid.only";
  if (view === "refunding" || view === "refunded")
    return `${view}.${wordsOfRefund(paymentMethod)}` as const;
  return `${view}.text` as const;
}

function wordsOfRefund(method: Order["paymentMethod"]) {
  if (isTransfer(method)) return "transfer";
  const hasOwn = method === "mobile-wallet" || method === "kiosk" || method === "instalments";
  return hasOwn ? method : "text";
}

interface MoreWordsProps extends Pick<PaymentWordsProps, "view" | "order"> {
  sums: Record<"paid" | "wallet", string>;
  /** Part of a transfer has arrived. */
  isLess: boolean;
}

/** Additional notes: a partial payment, store credit that went back. */
function MoreWords({ view, order, sums, isLess }: MoreWordsProps) {
  const t = useTranslations("orders.pay");
  if ((view === "transfer" || view === "instapay" || view === "kiosk") && isLess)
    return <p className="mt-1 font-medium">{t("partly", sums)}</p>;
  const isBack = view === "over" && order.walletPaid > 0;
  return isBack && <p className="mt-1 text-ink-soft">{t("walletBack", sums)}</p>;
}
