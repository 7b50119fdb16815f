import type { CallRequest } from "#api-client/operations.ts";
import type { RowReport } from "#contract/assortment/product-change.ts";

/** A bulk change to all selected products. */
export type Change = CallRequest<"POST /api/v1/admin/products/changes">["body"]["change"];

export interface ChangeProps {
  send: (change: Change) => Promise<RowReport>;
  done: () => string;
  undo: (report: RowReport) => Promise<void>;
}
