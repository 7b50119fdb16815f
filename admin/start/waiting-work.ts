import type { Permission } from "#contract/kernel/permissions.ts";
import type { ResourceName } from "../i18n/message-shape.ts";

type OpenOrders = "pack" | "handOver" | "pending" | "shipped";
type WorkKey =
  | "problems"
  | "calls"
  | "codes"
  | "lapsed"
  | "lowStock"
  | `orders.${OpenOrders}`
  | "mentions"
  | "proofs"
  | "refunds"
  | "returns"
  | "payouts"
  | "feedback"
  | "ratings"
  | "reportedRatings"
  | "companies"
  | "wallets";

/** Records of a list that wait: the number on the start screen is the list's total. */
interface Work {
  key: WorkKey;
  permission: Permission;
  resource: ResourceName;
  /** Complete: what it leaves out, the list takes from its last visit or its defaults. */
  filter: Record<string, string>;
}

/** Path of the list that shows it. */
export function pathOf({ resource, filter }: Pick<Work, "resource" | "filter">): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Work that waits, in the order of a working day. */
// One line per list.
// oxfmt-ignore
export const waitingWork: readonly Work[] = [
  { key: "mentions", permission: "order:read", resource: "mentions", filter: { state: "new" } },
  { key: "problems", permission: "order:read", resource: "orders", filter: { queue: "problem" } },
  { key: "codes", permission: "order:write", resource: "orders", filter: { queue: "confirm" } },
  { key: "lapsed", permission: "order:write", resource: "orders", filter: { queue: "lapsed" } },
  { key: "calls", permission: "order:write", resource: "calls", filter: {} },
  { key: "orders.pack", permission: "order:read", resource: "orders", filter: { queue: "pack" } },
  { key: "orders.handOver", permission: "order:read", resource: "orders", filter: { queue: "hand-over" } },
  { key: "proofs", permission: "payment:write", resource: "proofs", filter: { state: "waiting" } },
  { key: "refunds", permission: "payment:write", resource: "refunds", filter: {} },
  { key: "returns", permission: "order:read", resource: "returns", filter: { state: "requested" } },
  { key: "payouts", permission: "payment:write", resource: "returns", filter: { payout: "waiting" } },
  { key: "feedback", permission: "feedback:reply", resource: "feedback", filter: { state: "open" } },
  { key: "ratings", permission: "rating:moderate", resource: "ratings", filter: { state: "waiting" } },
  { key: "reportedRatings", permission: "rating:moderate", resource: "ratings", filter: { state: "reported" } },
  { key: "companies", permission: "company:review", resource: "companies", filter: { review: "waiting" } },
  { key: "wallets", permission: "payment:write", resource: "wallet-requests", filter: { state: "waiting" } },
  { key: "lowStock", permission: "stock:write", resource: "stock", filter: { low: "true" } },
  { key: "orders.pending", permission: "order:read", resource: "orders", filter: { status: "pending" } },
  { key: "orders.shipped", permission: "order:read", resource: "orders", filter: { status: "shipped" } },
];
