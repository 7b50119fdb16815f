import { forgiveAttempts, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { canonicalNumber } from "./order-number.ts";
import { knowsContact } from "./order-policy.ts";
import { contactOfOrder } from "./order-queries.ts";

/** Wrong phones or emails for one number, from wherever: a number that leaked is not enough to guess the rest. */
const GUESSES = { scope: "order-look-up", max: 20, minutes: 60 };

/** Id of the order somebody knows by number and phone or email. A wrong one of either gives the same refusal after the same work. */
export async function lookUpOrder(
  db: Connection,
  asked: { number: string; phoneOrEmail: string },
): Promise<number> {
  const number = canonicalNumber(asked.number);
  const guess = { ...GUESSES, key: number };
  await takeAttempt(db, guess);
  const order = await contactOfOrder(db, number);
  if (!order || !knowsContact(order, asked.phoneOrEmail)) refuse("order-not-found");
  await forgiveAttempts(db, guess);
  return order.id;
}
