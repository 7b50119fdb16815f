import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { usePageNumber } from "#web/shell/account/account-pages.tsx";
import { type AccountPartProps, accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { EarlierOrders } from "../codes/earlier-orders.tsx";
import { CompanyChoice } from "../company/company-choice.tsx";
import { NoOrders } from "./no-orders.tsx";
import { OrderPages } from "./order-pages.tsx";
import { OrderRow } from "./order-row.tsx";

/** The customer's orders; for approvers the company's as well. */
export function AccountSection({ account }: AccountPartProps) {
  const [search] = useSearchParams();
  const page = usePageNumber();
  return account.accountType === "company" ? (
    <CompanyChoice page={page} isOpen={search.get("of") === "company"}>
      <CustomerOrders page={page} />
    </CompanyChoice>
  ) : (
    <CustomerOrders page={page} />
  );
}

/** All orders of the customer, paginated. */
function CustomerOrders({ page }: { page: number }) {
  const t = useTranslations("orders.list");
  const bySku = useTranslations("skuList")("link");
  const locale = usePageLocale();
  const asked = useAnswer(`orders ${locale} ${page}`, () =>
    call("GET /api/v1/orders", { query: { page } }),
  );
  return (
    <>
      <EarlierOrders onAdded={asked.refresh} />
      <p className="mb-4">
        <Link href="/QuickOrder" tone="action">
          {bySku}
        </Link>
      </p>
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
              <OrderPages page={orders} href={accountPath("orders")} />
            </>
          )
        }
      </AnswerView>
    </>
  );
}
