import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CreditedLine } from "./credit-sums.ts";
import { writeCredit } from "./write-credit.ts";

/** The money of goods that came back, as whoever paid it back counted it. All in piastres. */
export interface ReturnedMoney {
  orderId: number;
  /** Number of the return. */
  reference: string;
  lines: readonly CreditedLine[];
  fees: number;
  setOff: number;
  /** Of it: given as store credit, or by hand; the rest went back over receipts. */
  wallet: number;
  payout: number;
  staffId?: number;
}

/** Counts what goods that came back were worth: the order costs less from now on. */
export async function creditReturn(work: Work, returned: ReturnedMoney): Promise<void> {
  const { orderId, staffId, ...money } = returned;
  const goods = money.lines.reduce((sum, { amount }) => sum + amount, 0);
  await writeCredit(
    work,
    orderId,
    { kind: "return", goods, ...money },
    { actor: "staff", ...(staffId !== undefined && { staffId }) },
  );
}
