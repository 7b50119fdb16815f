import { ReceiptText } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { AccountPages, usePageNumber } from "#web/shell/account/account-pages.tsx";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { InvoiceRow } from "./invoice-row.tsx";

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

function NoInvoices() {
  const t = useTranslations("invoices");
  return (
    <EmptyState
      illustration={<Icon icon={ReceiptText} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href="/product">{t("shop")}</ButtonLink>}
    />
  );
}
