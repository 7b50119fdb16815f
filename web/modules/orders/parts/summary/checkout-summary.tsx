import { useMoney } from "#web/modules/pricing/index.ts";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Quote } from "../checkout/use-quote.ts";
import { OrderTotals } from "./order-totals.tsx";
import { SummaryLines } from "./summary-lines.tsx";

interface CheckoutSummaryProps {
  quote: Quote | null;
}

/** Beside the form on large screens. */
export function CheckoutSummary({ quote }: CheckoutSummaryProps) {
  const t = useTranslations("orders.checkout");
  return (
    <aside
      aria-label={t("summary")}
      className="hidden rounded-panel border border-hairline bg-paper p-6 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:block"
    >
      <h2 className="mb-4 text-title">{t("summary")}</h2>
      <SummaryBody quote={quote} />
    </aside>
  );
}

/** Above the form on phones: the total, and the rest on demand. */
export function FoldedSummary({ quote }: CheckoutSummaryProps) {
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
          <AmountText amount={amount(quote?.totals.total ?? cart.totalPrice)} />
        </span>
      </summary>
      <div className="px-4 pb-5">
        <SummaryBody quote={quote} />
      </div>
    </details>
  );
}

function SummaryBody({ quote }: CheckoutSummaryProps) {
  const t = useTranslations("orders.checkout");
  const cart = useShell((state) => state.cart);
  return (
    <>
      <SummaryLines lines={cart.items} />
      <p className="mt-3 mb-5">
        <Link href="/Cart" tone="action" className="inline-flex min-h-8 items-center text-small">
          {t("editCart")}
        </Link>
      </p>
      <OrderTotals totals={quote?.totals ?? { items: cart.totalPrice }} />
    </>
  );
}
