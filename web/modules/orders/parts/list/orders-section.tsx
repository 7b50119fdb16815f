import { pageCount } from "#contract/kernel/page-count.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderRow } from "./order-row.tsx";

/** Every order of the customer, page by page. */
export function AccountSection() {
  const t = useTranslations("orders.list");
  const [search] = useSearchParams();
  const locale = usePageLocale();
  const page = pageIn(search.get("page"));
  const asked = useAnswer(`orders ${locale} ${page}`, () =>
    accountCall("listOrders", { query: { page } }),
  );
  return (
    <AnswerView asked={asked} rows={4}>
      {(orders) =>
        orders.total === 0 ? (
          <NoOrders />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t("count", { count: orders.total })}</p>
            <ul className="mb-8 flex flex-col gap-4">
              {orders.items.map((order) => (
                <OrderRow key={order.number} order={order} />
              ))}
            </ul>
            <Pagination
              current={orders.page}
              total={pageCount(orders)}
              href={(to) => `${accountPath("orders")}&page=${to}`}
              label={t("pages")}
              previousLabel={t("previous")}
              nextLabel={t("next")}
              pageLabel={(to) => t("page", { page: String(to) })}
            />
          </>
        )
      }
    </AnswerView>
  );
}

function pageIn(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}
