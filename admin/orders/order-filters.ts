import { GOVERNORATE_CODES, GOVERNORATES } from "#contract/customers/governorates.ts";
import { ORDER_STATUSES } from "#contract/orders/order-status.ts";
import { PAYMENT_METHODS } from "#contract/orders/payment-method.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import type { FilterInput } from "../shell/lists/columns.ts";
import { statusLabel } from "./order-words.tsx";

/** The filters of the order list. */
export function useOrderFilters(): FilterInput[] {
  const text = useText();
  return [
    { source: "q", kind: "search", label: text("orders.search") },
    {
      source: "status",
      kind: "choice",
      label: text("orders.status"),
      choices: ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
    },
    { source: "from", kind: "date", isExtra: true, label: text("orders.filters.from") },
    { source: "to", kind: "date", isExtra: true, label: text("orders.filters.to") },
    {
      source: "paymentMethod",
      kind: "choice",
      isExtra: true,
      label: text("orders.filters.paymentMethod"),
      choices: PAYMENT_METHODS.map((value) => ({ value, label: text(`orders.methods.${value}`) })),
    },
    {
      source: "governorate",
      kind: "choice",
      isExtra: true,
      label: text("orders.filters.governorate"),
      choices: GOVERNORATE_CODES.map((value) => ({ value, label: GOVERNORATES[value][locale] })),
    },
    { source: "courier", kind: "text", isExtra: true, label: text("orders.filters.courier") },
  ];
}
