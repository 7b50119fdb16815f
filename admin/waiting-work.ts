import { companySource } from "./companies/company-source.ts";
import { walletRequestSource } from "./customers/wallet/wallet-source.ts";
import { feedbackSource } from "./feedback/feedback-source.ts";
import { ratingSource } from "./feedback/rating-source.ts";
import { stockSource } from "./inventory/stock-source.ts";
import { callSource } from "./orders/calls/call-source.ts";
import { mentionSource } from "./orders/notes/note-source.ts";
import { orderSource } from "./orders/order-source.ts";
import { proofSource } from "./payments/proof-source.ts";
import { refundSource } from "./payments/refund-source.ts";
import { returnSource } from "./returns/return-source.ts";
import type { Work } from "./start/work.ts";

/** Work that waits, in the order of a working day. */
// One line per list.
// oxfmt-ignore
export const waitingWork: readonly Work[] = [
  { key: "mentions", permission: "order:read", source: mentionSource, filter: { state: "new" } },
  { key: "problems", permission: "order:read", source: orderSource, filter: { queue: "problem" } },
  { key: "codes", permission: "order:write", source: orderSource, filter: { queue: "confirm" } },
  { key: "lapsed", permission: "order:write", source: orderSource, filter: { queue: "lapsed" } },
  { key: "calls", permission: "order:write", source: callSource, filter: {} },
  { key: "orders.pack", permission: "order:read", source: orderSource, filter: { queue: "pack" } },
  { key: "orders.handOver", permission: "order:read", source: orderSource, filter: { queue: "hand-over" } },
  { key: "proofs", permission: "payment:write", source: proofSource, filter: { state: "waiting" } },
  { key: "refunds", permission: "payment:write", source: refundSource, filter: {} },
  { key: "returns", permission: "order:read", source: returnSource, filter: { state: "requested" } },
  { key: "payouts", permission: "payment:write", source: returnSource, filter: { payout: "waiting" } },
  { key: "feedback", permission: "feedback:reply", source: feedbackSource, filter: { state: "open" } },
  { key: "ratings", permission: "rating:moderate", source: ratingSource, filter: { state: "waiting" } },
  { key: "reportedRatings", permission: "rating:moderate", source: ratingSource, filter: { state: "reported" } },
  { key: "companies", permission: "company:review", source: companySource, filter: { review: "waiting" } },
  { key: "wallets", permission: "payment:write", source: walletRequestSource, filter: { state: "waiting" } },
  { key: "lowStock", permission: "stock:write", source: stockSource, filter: { low: "true" } },
  { key: "orders.pending", permission: "order:read", source: orderSource, filter: { status: "pending" } },
  { key: "orders.shipped", permission: "order:read", source: orderSource, filter: { status: "shipped" } },
];
