import { ChevronDown } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { CartTotals } from "#web/modules/cart/index.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";
import { OrderTotals } from "./order-totals.tsx";
import { SummaryLines } from "./summary-lines.tsx";

interface CheckoutSummaryProps {
  answer: QuoteAnswer | null;
}

/** Shown beside the form on large screens. */
export function CheckoutSummary({ answer }: CheckoutSummaryProps) {
  const t = useTranslations("orders.checkout");
  return (
    <aside
      aria-label={t("summary")}
      className="hidden rounded-panel border border-hairline bg-paper p-6 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:block"
    >
      <h2 className="mb-4 text-title">{t("summary")}</h2>
      <SummaryBody answer={answer} />
    </aside>
  );
}

/** Shown above the form on phones: the total, with the rest collapsed. */
export function FoldedSummary({ answer }: CheckoutSummaryProps) {
  const t = useTranslations("orders.checkout");
  const { amount } = useMoney();
  const cart = useShell((state) => state.cart);
  return (
    <details className="group/summary rounded-panel border border-hairline bg-paper lg:hidden">
      <summary className="flex min-h-14 list-none items-center gap-2 px-4">
        <span className="font-medium">{t("summary")}</span>
        <Icon
          icon={ChevronDown}
          size={18}
          className="transition-transform group-open/summary:rotate-180"
        />
        <span className="ms-auto figures font-semibold">
          <AmountText amount={amount(answer?.quote.totals.total ?? cart.totalPrice)} />
        </span>
      </summary>
      <div className="px-4 pb-5">
        <SummaryBody answer={answer} />
      </div>
    </details>
  );
}

function SummaryBody({ answer }: CheckoutSummaryProps) {
  const t = useTranslations("orders.checkout");
  const ofCart = useTranslations("cart");
  const cart = useShell((state) => state.cart);
  const { promotions } = useShell((state) => state.cartPromotions);
  return (
    <>
      <SummaryLines lines={cart.items} />
      <p className="mt-3 mb-5">
        <Link href="/Cart" tone="action" className="inline-flex min-h-8 items-center text-small">
          {t("editCart")}
        </Link>
      </p>
      {answer ? (
        <OrderTotals {...answer.quote} walletPaid={answer.quote.wallet?.used ?? 0} />
      ) : (
        <CartTotals cart={{ ...cart, promotions }} note={ofCart("deliveryLater")} />
      )}
    </>
  );
}
