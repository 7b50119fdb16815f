import { useTranslations } from "use-intl";
import type { InvoiceStatus } from "#contract/invoices/document.ts";
import { Badge } from "#web/ui/display/badge.tsx";

interface InvoiceStatusBadgeProps {
  status: InvoiceStatus;
  /** Everything on it was cancelled. */
  isCancelled: boolean;
}

/** An invoice that was cancelled before it was paid is not due. */
export function InvoiceStatusBadge({ status, isCancelled }: InvoiceStatusBadgeProps) {
  const t = useTranslations("invoices");
  if (isCancelled && status === "NotPaid") return <Badge>{t("cancelled")}</Badge>;
  return <Badge tone={status === "Paid" ? "success" : "warning"}>{t(`statuses.${status}`)}</Badge>;
}
