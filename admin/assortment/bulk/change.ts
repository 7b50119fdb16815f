import type { RowReport } from "#contract/assortment/product-change.ts";
import type { productCall } from "../product-source.ts";

/** A bulk change to all selected products. */
export type Change = NonNullable<
  Parameters<typeof productCall<"changeProducts">>[1]
>["body"]["change"];

export interface ChangeProps {
  send: (change: Change) => Promise<RowReport>;
  done: () => string;
  undo: (report: RowReport) => Promise<void>;
}
