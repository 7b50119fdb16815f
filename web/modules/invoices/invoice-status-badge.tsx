import type { InvoiceStatus } from "#contract/invoices/document.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { useTranslations } from "use-intl";

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const t = useTranslations("invoices.statuses");
  return <Badge tone={status === "Paid" ? "success" : "warning"}>{t(status)}</Badge>;
}
