import { useTranslations } from "use-intl";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DownloadButton } from "./download-button.tsx";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";
import { NationalIdForm } from "./national-id-form.tsx";

interface OrderInvoiceProps {
  orderNumber: string;
  /** The order and its invoice were cancelled. */
  isCancelled: boolean;
}

/**
 * The invoice on its order's page: number, payment status, the file, and data the law still
 * requires on it. Before it is issued: the order confirmation.
 */
export function OrderInvoice({ orderNumber, isCancelled }: OrderInvoiceProps) {
  const { answer, change } = useAnswer(`invoice of ${orderNumber}`, () =>
    call("GET /api/v1/orders/{number}/invoice", { params: { number: orderNumber } }),
  );
  if (answer.state === "failed") return null;
  if (answer.state === "loading") return <Skeleton className="h-28 w-full" />;
  return (
    <InvoicePanel
      invoice={answer.value}
      isCancelled={isCancelled}
      onChange={(next) => change(() => next)}
    />
  );
}

interface InvoicePanelProps extends Pick<OrderInvoiceProps, "isCancelled"> {
  invoice: InvoiceDocument;
  onChange: (invoice: InvoiceDocument) => void;
}

function InvoicePanel({ invoice, isCancelled, onChange }: InvoicePanelProps) {
  const t = useTranslations("invoices");
  const locale = usePageLocale();
  const { kind, invoiceNumber, invoiceStatus, orderNumber } = invoice;
  const isConfirmation = kind === "confirmation";
  return (
    <section
      aria-labelledby="order-invoice"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-56">
          <h2 id="order-invoice" className="text-[1.0625rem]">
            {isConfirmation ? t("confirmation") : t("latest")}
          </h2>
          {isConfirmation ? (
            <p className="mt-1 text-small text-ink-soft">{t("confirmationText")}</p>
          ) : (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Ltr className="figures">{invoiceNumber}</Ltr>
              {invoiceStatus && (
                <InvoiceStatusBadge status={invoiceStatus} isCancelled={isCancelled} />
              )}
              <span className="text-small text-ink-soft">
                {dateText(invoice.invoiceDate, locale)}
              </span>
            </p>
          )}
        </div>
        <DownloadButton
          address={`/api/v1/orders/${orderNumber}/invoice/pdf`}
          number={invoiceNumber}
        />
      </div>
      {invoice.needsNationalId && !isCancelled && (
        <NationalIdForm orderNumber={orderNumber} onAdded={onChange} />
      )}
    </section>
  );
}
