import type { Permission } from "#contract/kernel/permissions.ts";
import type { Source } from "../shell/data/source.ts";

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
export interface Work {
  key: WorkKey;
  permission: Permission;
  source: Source;
  /** Complete: what it leaves out, the list takes from its last visit or its defaults. */
  filter: Record<string, string>;
}

/** Path of the list that shows it. */
export function pathOf({ source, filter }: Pick<Work, "source" | "filter">): string {
  return `/${source.name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
