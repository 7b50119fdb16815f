import type { OrderStatus } from "#contract/orders/order-status.ts";
import type { Permission } from "#contract/kernel/permissions.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";

const call = callerOf({
  countOrderQueues: ["GET", "/api/v1/admin/order-queues"],
  listCalls: ["GET", "/api/v1/admin/calls"],
  listStock: ["GET", "/api/v1/admin/stock"],
  listStaffOrders: ["GET", "/api/v1/admin/orders"],
  listMentions: ["GET", "/api/v1/admin/mentions"],
  listProofs: ["GET", "/api/v1/admin/payment-proofs"],
  listRefunds: ["GET", "/api/v1/admin/refunds"],
  listAllReturns: ["GET", "/api/v1/admin/returns"],
  listFeedback: ["GET", "/api/v1/admin/feedback"],
  listModeratedRatings: ["GET", "/api/v1/admin/ratings"],
  listCompanies: ["GET", "/api/v1/admin/companies"],
  listWalletRequests: ["GET", "/api/v1/admin/wallet-requests"],
} as const satisfies CallTable);

type OpenStatus = "pending" | "ordered" | "processing" | "shipped";
type WorkKey =
  | "problems"
  | "calls"
  | "codes"
  | "lapsed"
  | "lowStock"
  | `orders.${OpenStatus}`
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

interface Work {
  key: WorkKey;
  permission: Permission;
  count: () => Promise<number>;
  /** Path of the list that shows it. */
  path: string;
}

const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function ordersOf(status: OrderStatus & OpenStatus): Work {
  return {
    key: `orders.${status}`,
    permission: "order:read",
    count: async () => (await call("listStaffOrders", { query: { status } })).total,
    path: listOf("orders", { status }),
  };
}

/** Lists that need attention, in the order of a working day. */
export const waitingWork: readonly Work[] = [
  {
    key: "mentions",
    permission: "order:read",
    count: async () => (await call("listMentions", { query: { state: "new" } })).total,
    path: listOf("mentions", { state: "new" }),
  },
  {
    key: "problems",
    permission: "order:read",
    count: async () => (await call("countOrderQueues")).problem,
    path: listOf("orders", { queue: "problem" }),
  },
  {
    key: "codes",
    permission: "order:write",
    count: async () => (await call("countOrderQueues")).confirm,
    path: listOf("orders", { queue: "confirm" }),
  },
  {
    key: "lapsed",
    permission: "order:write",
    count: async () => (await call("countOrderQueues")).lapsed,
    path: listOf("orders", { queue: "lapsed" }),
  },
  {
    key: "calls",
    permission: "order:write",
    count: async () => (await call("listCalls", { query: {} })).total,
    path: "/calls",
  },
  ordersOf("ordered"),
  ordersOf("processing"),
  {
    key: "proofs",
    permission: "payment:write",
    count: async () => (await call("listProofs", { query: { state: "waiting" } })).total,
    path: "/proofs",
  },
  {
    key: "refunds",
    permission: "payment:write",
    count: async () => (await call("listRefunds", { query: {} })).total,
    path: "/refunds",
  },
  {
    key: "returns",
    permission: "order:read",
    count: async () => (await call("listAllReturns", { query: { state: "requested" } })).total,
    path: listOf("returns", { state: "requested" }),
  },
  {
    key: "payouts",
    permission: "payment:write",
    count: async () => (await call("listAllReturns", { query: { payout: "waiting" } })).total,
    path: listOf("returns", { payout: "waiting" }),
  },
  {
    key: "feedback",
    permission: "feedback:reply",
    count: async () => (await call("listFeedback", { query: { state: "open" } })).total,
    path: "/feedback",
  },
  {
    key: "ratings",
    permission: "rating:moderate",
    count: async () => (await call("listModeratedRatings", { query: { state: "waiting" } })).total,
    path: "/ratings",
  },
  {
    key: "reportedRatings",
    permission: "rating:moderate",
    count: async () => (await call("listModeratedRatings", { query: { state: "reported" } })).total,
    path: listOf("ratings", { state: "reported" }),
  },
  {
    key: "companies",
    permission: "company:review",
    count: async () => (await call("listCompanies", { query: { review: "waiting" } })).total,
    path: listOf("companies", { review: "waiting" }),
  },
  {
    key: "wallets",
    permission: "wallet:write",
    count: async () => (await call("listWalletRequests", { query: {} })).total,
    path: "/wallet-requests",
  },
  {
    key: "lowStock",
    permission: "stock:write",
    count: async () => (await call("listStock", { query: { low: "true", pageSize: 1 } })).total,
    path: listOf("stock", { low: "true" }),
  },
  ordersOf("pending"),
  ordersOf("shipped"),
];
