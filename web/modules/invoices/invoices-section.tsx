import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { InvoiceRow } from "./invoice-row.tsx";
import { NoInvoices } from "./no-invoices.tsx";

/** All invoices of the customer, paginated. */
export function AccountSection() {
  const t = useTranslations("invoices");
  const page = usePageNumber();
  const asked = useAnswer(`invoices ${page}`, () =>
    call("GET /api/v1/account/invoices", { query: { page } }),
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
            <AccountPages
              page={invoices}
              href={accountPath("invoices")}
              words={{
                label: t("pages"),
                previous: t("previous"),
                next: t("next"),
                page: (number) => t("page", { page: String(number) }),
              }}
            />
          </>
        )
      }
    </AnswerView>
  );
}
