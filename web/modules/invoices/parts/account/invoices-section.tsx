import { pageCount } from "#contract/kernel/page-count.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { InvoiceRow } from "./invoice-row.tsx";
import { NoInvoices } from "./no-invoices.tsx";

/** Every invoice of the customer, page by page. */
export function AccountSection() {
  const t = useTranslations("invoices");
  const [search] = useSearchParams();
  const page = pageIn(search.get("page"));
  const asked = useAnswer(`invoices ${page}`, () =>
    accountCall("listInvoices", { query: { page } }),
  );
  return (
    <AnswerView asked={asked} rows={4}>
      {(invoices) =>
        invoices.total === 0 ? (
          <NoInvoices />
        ) : (
          <>
            <p className="mb-4 text-ink-soft">{t("count", { count: invoices.total })}</p>
            <ul className="mb-8 flex flex-col gap-4">
              {invoices.items.map((invoice) => (
                <InvoiceRow key={invoice.invoiceNumber} invoice={invoice} />
              ))}
            </ul>
            <Pagination
              current={invoices.page}
              total={pageCount(invoices)}
              href={(to) => `${accountPath("invoices")}&page=${to}`}
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
