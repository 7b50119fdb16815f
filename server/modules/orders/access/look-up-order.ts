import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { forgiveAttempts, returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { canonicalNumber, countedNumber } from "../order-number.ts";
import { contactOfOrder } from "../order-queries.ts";
import { contactKey, knowsContact } from "./order-policy.ts";

const HOUR = { minutes: 60 };
/** Wrong attempts for one order, with any suffix, and with one phone or email, from anywhere. */
const OF_ONE = { max: 20, ...HOUR };
/** Wrong attempts from one address; a whole neighbourhood may share an IPv4 address. */
const FROM_ADDRESS = { scope: "order-look-up-address", max: 60, ...HOUR };
const FROM_NETWORK = { scope: "order-look-up-network", max: 200, ...HOUR };

/**
 * Id of an order, found by number and phone or email. If either is wrong, the refusal and the work
 * are the same.
 */
export async function lookUpOrder(
  db: Connection,
  asked: { number: string; phoneOrEmail: string },
  network: NetworkKeys,
): Promise<number> {
  const number = canonicalNumber(asked.number);
  const known = [
    { ...OF_ONE, scope: "order-look-up", key: countedNumber(number) },
    { ...OF_ONE, scope: "order-look-up-contact", key: contactKey(asked.phoneOrEmail) },
  ];
  const places = [
    { ...FROM_ADDRESS, key: network.narrow },
    { ...FROM_NETWORK, key: network.wide },
  ];
  for (const guess of [...places, ...known]) await takeAttempt(db, guess);
  const order = await contactOfOrder(db, number);
  if (!order || !knowsContact(order, asked.phoneOrEmail)) refuse("order-not-found");
  for (const guess of known) await forgiveAttempts(db, guess);
  for (const guess of places) await returnAttempt(db, guess);
  return order.id;
}
