import { refuse } from "#server/platform/http/problem-error.ts";
import type { Counted, HeldRow, BuyerRecord } from "./held-goods.ts";
import { type HeldGoods, limitsNow, type OrderLimits } from "./order-limits.ts";

/** An unpaid order, before it is placed. */
export interface Unpaid {
  isCash: boolean;
  /** Its stock is held for a day. */
  isLong: boolean;
  pieces: number;
  /** Piastres to be paid in addition to store credit. */
  due: number;
  /** Whether the customer has verified the order's phone in an account. */
  hasProvedPhone: () => Promise<boolean>;
}

const PERSON = ["guest", "phone", "mailbox"] as const;

const tenfold = ({ orders, pieces, piastres }: HeldGoods): HeldGoods => ({
  orders: orders * 10,
  pieces: pieces * 10,
  piastres: piastres * 10,
});

/** Whether anything is limited at all. */
export function hasLimits(limits: OrderLimits): boolean {
  const { person, address, network, long, confirmAbove } = limits;
  return [person, address, network, long, confirmAbove].some((limit) => limit !== null);
}

/**
 * Refuses an order that would exceed what one person or network may hold unpaid. @returns whether
 * the order must be confirmed by a code sent to its phone: because of its value, earlier incidents,
 * or what its network already holds
 */
export async function checkLimits(
  limits: OrderLimits,
  { held: rows, hasLetDown, set }: BuyerRecord,
  unpaid: Unpaid,
): Promise<boolean> {
  const { person, address, network, long, confirmAbove } = limitsNow(limits, set);
  const isOver = (limit: HeldGoods | null, keys: readonly Counted[], which?: Which) =>
    limit !== null && keys.some((key) => exceeds(limit, sumOf(rows, key, which), unpaid));
  const isOverLong = () =>
    unpaid.isLong &&
    (isOver(long, PERSON, "long") || isOver(long && tenfold(long), ["address"], "long"));
  if (isOver(person, PERSON) || isOverLong()) refuse("held-goods");
  const isDoubtful =
    (confirmAbove !== null && unpaid.due > confirmAbove) ||
    isOver(address, ["address"], "cash") ||
    isOver(network, ["network"], "cash") ||
    hasLetDown;
  const needsCode = unpaid.isCash && isDoubtful && !(await unpaid.hasProvedPhone());
  const isOverNetwork = () =>
    isOver(address, ["address"], "waiting") || isOver(network, ["network"], "waiting");
  if ((needsCode || !unpaid.isCash) && isOverNetwork()) refuse("held-goods");
  return needsCode;
}

type Which = keyof typeof IS_COUNTED;

const IS_COUNTED = {
  waiting: ({ isWaiting }: HeldRow) => isWaiting,
  cash: ({ isWaiting }: HeldRow) => !isWaiting,
  long: ({ isLong }: HeldRow) => isLong,
};

function sumOf(rows: readonly HeldRow[], key: Counted, which?: Which): HeldGoods {
  const counted = rows.filter(
    (row) => row.key === key && (which === undefined || IS_COUNTED[which](row)),
  );
  const sum = (pick: (row: HeldRow) => number) => counted.reduce((all, row) => all + pick(row), 0);
  return {
    orders: sum(({ orders }) => orders),
    pieces: sum(({ pieces }) => pieces),
    piastres: sum(({ piastres }) => piastres),
  };
}

function exceeds(limit: HeldGoods, held: HeldGoods, { pieces, due }: Unpaid): boolean {
  return (
    held.orders + 1 > limit.orders ||
    held.pieces + pieces > limit.pieces ||
    held.piastres + due > limit.piastres
  );
}
