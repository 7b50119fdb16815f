import { STAFF_STATUS_LABELS, type OrderStatus } from "#contract/orders/order-status.ts";
import { locale } from "../i18n/locale.ts";
import { StateChip, type Tone } from "../shell/values.tsx";

const TONES: Record<OrderStatus, Tone> = {
  pending: "warning",
  ordered: "info",
  processing: "info",
  shipped: "info",
  delivered: "success",
  completed: "neutral",
  cancelled: "error",
};

export function statusLabel(status: OrderStatus): string {
  return STAFF_STATUS_LABELS[status][locale];
}

export function StatusChip({ status }: { status: OrderStatus }) {
  return <StateChip label={statusLabel(status)} tone={TONES[status]} />;
}
