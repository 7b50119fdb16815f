import { useTranslations } from "use-intl";
import type { InvoiceSummary } from "#contract/invoices/endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { DownloadButton } from "./download-button.tsx";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";

/** One invoice: number, date, status, total, its order and the file. */
export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const t = useTranslations("invoices");
  const locale = usePageLocale();
  const { amount } = useMoney();
  const { invoiceNumber, orderNumber, creditNotes } = invoice;
  return (
    <li className="rounded-panel border border-hairline bg-paper p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Ltr className="figures font-heading font-medium">{invoiceNumber}</Ltr>
            <InvoiceStatusBadge status={invoice.invoiceStatus} isCancelled={isTakenBack(invoice)} />
          </p>
          <p className="mt-1 text-small text-ink-soft">
            {dateText(invoice.invoiceDate, locale)}
            {" · "}
            <Link href={`/orders-and-returns/${orderNumber}`} tone="action">
              {t("order", { number: `\u2066${orderNumber}\u2069` })}
            </Link>
          </p>
        </div>
        <p className="shrink-0 figures font-heading font-medium">
          <span className="sr-only">{t("total")} </span>
          <AmountText amount={amount(invoice.total)} />
        </p>
        <DownloadButton
          address={`/api/v1/account/invoices/${invoiceNumber}/pdf`}
          number={invoiceNumber}
        />
      </div>
      {creditNotes.length > 0 && <CreditNotes notes={creditNotes} />}
    </li>
  );
}

function isTakenBack({ total, creditNotes }: InvoiceSummary): boolean {
  return creditNotes.reduce((sum, note) => sum + note.total, 0) >= total;
}

function CreditNotes({ notes }: { notes: InvoiceSummary["creditNotes"] }) {
  const t = useTranslations("invoices");
  const locale = usePageLocale();
  const { amount } = useMoney();
  return (
    <ul
      aria-label={t("credited")}
      className="mt-4 flex flex-col gap-3 border-t border-hairline pt-4"
    >
      {notes.map(({ invoiceNumber, invoiceDate, total }) => (
        <li key={invoiceNumber} className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="min-w-0 grow basis-56 text-[0.9375rem]">
            {t("creditNote", {
              number: `\u2066${invoiceNumber}\u2069`,
              date: dateText(invoiceDate, locale),
            })}
          </p>
          <p className="shrink-0 figures">
            <AmountText amount={amount(total)} />
          </p>
          <DownloadButton
            address={`/api/v1/account/invoices/${invoiceNumber}/pdf`}
            number={invoiceNumber}
          />
        </li>
      ))}
    </ul>
  );
}
