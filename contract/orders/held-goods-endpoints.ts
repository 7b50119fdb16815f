import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, piastres } from "../kernel/schema.ts";

const base = { tag: "orders", access: "staff" } as const;

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8:1::/48`. */
const network = codeLine(60).check(
  z.refine((text) => isNetwork(text), { params: { rule: "pattern" } }),
);

const pause = z.object({
  /** ISO time; null: guests may choose cash on delivery. */
  pausedAt: z.nullable(z.string()),
});

function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  const isV4 = z.ipv4().safeParse(address).success;
  if (!isV4 && !z.ipv6().safeParse(address).success) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isV4 ? 32 : 128));
}

export const heldGoodsEndpoints = {
  releaseHeldGoods: endpoint("POST /api/v1/admin/held-goods/release", base, {
    summary: "Cancel unpaid, unconfirmed orders and release their stock",
    permission: "order:write",
    body: z.object({
      /** Address or range that the orders came from; absent: any. */
      network: z.optional(network),
      /** Placed at or after this time. */
      since: z.iso.datetime({ offset: true }),
      /** Only count what would be cancelled. */
      dryRun: z.boolean(),
    }),
    response: z.object({
      /** What was cancelled, or would be. */
      orders: z.int(),
      pieces: z.int(),
      amount: piastres,
      /** The first fifty order numbers. */
      numbers: z.array(z.string()),
      /** Orders beyond the limit of one request: repeat it. */
      left: z.int(),
    }),
  }),
  getGuestCash: endpoint("GET /api/v1/admin/guest-cash", base, {
    summary: "Get whether guests may pay cash on delivery",
    permission: "order:read",
    response: pause,
  }),
  setGuestCash: endpoint("POST /api/v1/admin/guest-cash", base, {
    summary: "Set whether guests may pay cash on delivery",
    permission: "order:write",
    body: z.object({ paused: z.boolean() }),
    response: pause,
  }),
};
