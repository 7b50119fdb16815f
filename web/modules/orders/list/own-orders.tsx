import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { EarlierOrders } from "../codes/earlier-orders.tsx";
import { OrderRow } from "./order-row.tsx";

const SHOWN = 5;

/** Shown above the look-up form to signed-in customers: their own orders need no number. */
export function OwnOrders() {
  const isSignedIn = useShell(({ isAuthenticated }) => isAuthenticated);
  return isSignedIn && <Orders />;
}

function Orders() {
  const t = useTranslations("orders.list");
  const locale = usePageLocale();
  const { answer, refresh } = useAnswer(`own orders ${locale}`, () =>
    call("GET /api/v1/orders", { query: { pageSize: SHOWN } }),
  );
  if (answer.state === "loading") return <Skeleton className="my-8 h-40 w-full max-w-4xl" />;
  if (answer.state === "failed") return null;
  const earlier = <EarlierOrders onAdded={refresh} />;
  if (answer.value.total === 0) return <div className="my-8 max-w-4xl empty:hidden">{earlier}</div>;
  const { items, total } = answer.value;
  return (
    <section aria-labelledby="own-orders" className="my-8 max-w-4xl">
      {earlier}
      <h2 id="own-orders" className="mb-4 text-title">
        {t("yours")}
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {total > items.length && (
        <p className="mt-4">
          <Link href={accountPath("orders")} tone="action">
            {t("all")}
          </Link>
        </p>
      )}
    </section>
  );
}
