import type { Generated } from "kysely";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import type {
  ReturnReason,
  ReturnState,
  ReturnResolution,
} from "#contract/returns/return-types.ts";

/** Goods as ordered. */
export interface FrozenGoods {
  sku: string;
  name: Bilingual;
  options: Bilingual;
  picture: (Omit<Picture, "alt"> & { alt: Bilingual }) | null;
}

export type ReturnsTables = {
  "returns.return": {
    id: Generated<number>;
    number: string;
    order_id: number;
    order_number: string;
    state: Generated<ReturnState>;
    resolution: ReturnResolution;
    refund_to: RefundMethod | null;
    payout_to: string | null;
    requested_at: Generated<Date>;
    refund_piastres: number | null;
    fees_piastres: Generated<number>;
    setoff_piastres: Generated<number>;
  };
  "returns.line": {
    return_id: number;
    order_id: number;
    position: number;
    goods: FrozenGoods;
    quantity: number;
    reason: ReturnReason;
    note: string | null;
    whole: number | null;
    broken: number | null;
    refund_piastres: number | null;
  };
  "returns.claim": {
    order_id: number;
    position: number;
    /** Units delivered so far. */
    delivered: number;
    claimed: Generated<number>;
    refunded: Generated<number>;
    faulty: Generated<number>;
  };
  "returns.refund_part": {
    return_id: number;
    kind: "receipt" | "payout" | "wallet";
    piastres: number;
  };
  "returns.payout_sent": {
    return_id: number;
    at: Generated<Date>;
    staff_id: number;
    reference: string | null;
  };
  "returns.event": {
    id: Generated<number>;
    return_id: number;
    state: ReturnState;
    at: Generated<Date>;
    staff_id: number | null;
    note: string | null;
  };
  "returns.picture": {
    id: Generated<string>;
    order_id: number;
    return_id: number | null;
    position: number | null;
    place: number | null;
    bytes: Buffer;
    at: Generated<Date>;
  };
};
