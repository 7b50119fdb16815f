import type { productCall } from "../product-source.ts";

/** What is done with all products that are ticked. */
export type Change = NonNullable<
  Parameters<typeof productCall<"changeProducts">>[1]
>["body"]["change"];

export interface ChangeProps {
  send: (change: Change) => Promise<void>;
  done: () => string;
}
