import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { CreditedLine } from "./credit-sums.ts";
import { writeCredit } from "./write-credit.ts";

/** The money for returned goods, as calculated by the returns module. All in piastres. */
export interface ReturnedMoney {
  orderId: number;
  /** Number of the return. */
  reference: string;
  lines: readonly CreditedLine[];
  fees: number;
  setOff: number;
  /** Parts of it: as store credit, and paid by hand; the rest was refunded to payments. */
  wallet: number;
  payout: number;
  staffId?: number;
}

/** Credits returned goods: the order costs less from now on. */
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
