import type { Locale } from "#contract/kernel/locale.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import type { ReturnableOrder } from "#server/modules/orders/index.ts";
import { mayFollow } from "../status/return-states.ts";
import type { FrozenGoods } from "../tables.ts";
import type { ReturnRecord } from "./return-queries.ts";

export function presentReturn(back: ReturnRecord, locale: Locale): OrderReturn {
  return {
    number: back.number,
    orderNumber: back.order_number,
    state: back.state,
    requestedAt: back.requested_at.toISOString(),
    resolution: back.resolution,
    refundTo: back.refund_to,
    payoutTo: back.payout_to,
    canWithdraw: mayFollow(back.state, "withdrawn", "customer"),
    lines: back.lines.map((line) => ({
      position: line.position,
      ...presentGoods(line.goods, locale),
      quantity: line.quantity,
      reason: line.reason,
      note: line.note,
      pictures: line.pictures,
      received: line.whole === null ? null : line.whole + (line.broken ?? 0),
    })),
    refunded:
      back.refund_piastres === null
        ? null
        : {
            total: back.refund_piastres,
            fees: back.fees_piastres,
            setOff: back.setoff_piastres,
            toWallet: back.parts.find(({ kind }) => kind === "wallet")?.amount ?? 0,
          },
    // PostgreSQL formats timestamps differently inside JSON.
    events: back.events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
  };
}

export function presentStaffReturn(
  back: ReturnRecord,
  { name, phone, email }: Pick<ReturnableOrder, "name" | "phone" | "email">,
  locale: Locale,
): StaffReturn {
  return {
    ...presentReturn(back, locale),
    contact: { name, phone, email },
    goods: back.lines.flatMap(({ position, whole, broken }) =>
      whole === null ? [] : [{ position, whole, broken: broken ?? 0 }],
    ),
    parts: back.parts,
    payoutSent: back.payoutSent && {
      ...back.payoutSent,
      at: new Date(back.payoutSent.at).toISOString(),
    },
  };
}

/** Goods as ordered, in one language. */
export function presentGoods({ sku, name, options, picture }: FrozenGoods, locale: Locale) {
  return {
    sku,
    name: name[locale],
    options: options[locale],
    picture: picture && { ...picture, alt: picture.alt[locale] },
  };
}
