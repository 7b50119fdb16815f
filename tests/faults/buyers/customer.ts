import { randomUUID } from "node:crypto";
import type { Acknowledged } from "../acknowledged.ts";
import type { Clerk } from "./clerk.ts";

export interface Customer {
  id: number;
}

/** Of everybody in these tests who has an account. */
export const PASSWORD = "قطار أخضر بعد الفجر 7";
const ROUND = 2_000_000;
const ROUNDS_AHEAD = 10;

/** So many orders per top-up that wallets run short now and then. */
export async function keepInCredit(
  { id }: Customer,
  clerk: Clerk,
  acknowledged: Acknowledged,
): Promise<void> {
  const own = acknowledged.orders.filter(({ customerId }) => customerId === id).length;
  const given = acknowledged.deposits.filter(({ customerId }) => customerId === id).length;
  if (own < given * ROUNDS_AHEAD) return;
  const key = randomUUID();
  const { position } = await clerk.giveCredit(id, ROUND, key);
  acknowledged.deposits.push({ key, customerId: id, amount: ROUND, position });
}
