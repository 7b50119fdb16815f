import { ArrowRight } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderRow } from "./order-row.tsx";

const LATEST = 2;

/** The latest orders, for the overview. */
export function AccountSummary() {
  const t = useTranslations("orders.list");
  const locale = usePageLocale();
  const { answer } = useAnswer(`latest orders ${locale}`, () =>
    call("GET /api/v1/orders", { query: { pageSize: LATEST } }),
  );
  if (answer.state === "failed") return null;
  if (answer.state === "loading") return <Skeleton className="h-28 w-full" />;
  const { items, total } = answer.value;
  if (total === 0) return <NoOrders />;
  return (
    <section aria-labelledby="latest-orders">
      <div className="mb-4 flex items-end justify-between gap-4">
        <h2 id="latest-orders" className="text-title">
          {t("latest")}
        </h2>
        {total > items.length && (
          <Link
            href={accountPath("orders")}
            tone="action"
            className="inline-flex items-center gap-1.5 text-[0.9375rem]"
          >
            {t("all")}
            <Icon icon={ArrowRight} size={18} mirror />
          </Link>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {items.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
    </section>
  );
}
