import { sql } from "kysely";
import { localePath } from "#contract/kernel/locale.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Platform } from "#server/platform/platform.ts";
import { returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";
import { isEqual } from "#server/platform/secrets/is-equal.ts";
import { keyedHash, keyedHashes } from "#server/platform/secrets/keyed-hash.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { OrdersTables } from "../tables.ts";

/** 96 bits: not guessable, but short enough for a short message. */
const KEY_LENGTH = 16;
const WRONG = { scope: "order-link", max: 60, minutes: 60 };

type Signer = Pick<Platform, "authSecret" | "publicUrl" | "defaultLocale">;
type Linked = Pick<OrderRecord, "number" | "guest_until">;

/** The only purpose of a key: showing the masked order, or rating its products. */
type Purpose = "order" | "rating";

/**
 * Link to the order for a guest without an email; undefined: it belongs to an account. The key is
 * in the `#` part, which browsers do not send, so it reaches no log and no other site.
 */
export function orderLink(
  { authSecret, publicUrl, defaultLocale }: Signer,
  order: OrderRecord,
): string | undefined {
  const href = orderHref({ authSecret }, order);
  return href && publicUrl + localePath(href, order.locale, defaultLocale);
}

/** The same as a path without language, for buttons in mails. */
export function orderHref(
  { authSecret }: Pick<Signer, "authSecret">,
  { number, guest_until: until }: Linked,
): string | undefined {
  if (until === null) return undefined;
  return `/orders-and-returns/${number}#${encoded(keyedHash(authSecret, textOf("order", number, until)))}`;
}

/** The key with which a guest rates the order's products; undefined: it belongs to an account. */
export function ratingKey(
  { authSecret }: Pick<Signer, "authSecret">,
  { number, guest_until: until }: Linked,
): string | undefined {
  return until === null
    ? undefined
    : encoded(keyedHash(authSecret, textOf("rating", number, until)));
}

/** Id of the order of a link, while it is valid. */
export async function orderOfLink(
  { db, authSecret }: Pick<Platform, "db" | "authSecret">,
  purpose: Purpose,
  { number, key }: { number: string; key: string },
  network: NetworkKeys,
): Promise<number | undefined> {
  const guess = { ...WRONG, key: network.narrow };
  await takeAttempt(db, guess);
  const order = await db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select(["id", "guest_until"])
    .where("number", "=", number)
    .where("guest_until", ">", sql<Date>`now()`)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!order?.guest_until) return undefined;
  const right = keyedHashes(authSecret, textOf(purpose, number, order.guest_until));
  if (!right.some((hash) => isEqual(key, encoded(hash)))) return undefined;
  await returnAttempt(db, guess);
  return order.id;
}

/** The expiry is signed, too. */
function textOf(purpose: Purpose, number: string, until: Date): string {
  return `${purpose} link ${number} ${until.toISOString()}`;
}

function encoded(hash: Buffer): string {
  return hash.toString("base64url").slice(0, KEY_LENGTH);
}
