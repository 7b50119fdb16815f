import { randomUUID } from "node:crypto";
import type { Acknowledged } from "../acknowledged.ts";
import type { Clerk } from "./clerk.ts";

export interface Customer {
  id: number;
}

/** The password of all accounts in these tests. */
export const PASSWORD = "قطار أخضر بعد الفجر 7";
const ROUND = 2_000_000;
const ROUNDS_AHEAD = 10;

/** Tops up rarely enough that wallets sometimes run short. */
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
