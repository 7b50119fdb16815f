import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import type {
  ReturnReason,
  ReturnState,
  ReturnResolution,
} from "#contract/returns/return-types.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

/** Goods as ordered. */
export interface FrozenGoods {
  sku: string;
  name: Bilingual;
  options: Bilingual;
  picture: (Omit<Picture, "alt"> & { alt: Bilingual }) | null;
}

export type ReturnsTables = TablesOf<
  "returns",
  {
    "returns.return": {
      state: ReturnState;
      resolution: ReturnResolution;
      refund_to: RefundMethod;
    };
    "returns.line": { goods: FrozenGoods; reason: ReturnReason };
    "returns.refund_part": { kind: "receipt" | "payout" | "wallet" };
    "returns.event": { state: ReturnState };
  }
>;
