import { secretHash } from "#server/modules/identity/index.ts";
import { networkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { returnAttempt, takeAttempt } from "#server/platform/secrets/attempts.ts";
import type { AuthSecret } from "#server/platform/secrets/auth-secret.ts";
import { keyedHash, keyedHashes } from "#server/platform/secrets/keyed-hash.ts";
import type { OwnList } from "./own-list.ts";
import type { ListsTables } from "./tables.ts";

/** Wrong keys from one connection. */
const WRONG = { scope: "shared-list", max: 60, minutes: 60 };

/** What is stored of a list's link. */
export interface StoredLink {
  id: number;
  share_version: number;
  share_hash: Buffer | null;
}

/** The key of a list's link; null when it has none, or when the secret it came from is gone. */
export function shareKeyOf(authSecret: AuthSecret, link: StoredLink): string | null {
  const { share_hash: stored } = link;
  if (stored === null) return null;
  const keys = keyedHashes(authSecret, textOf(link)).map(encoded);
  return keys.find((key) => secretHash(key).equals(stored)) ?? null;
}

/** Sharing again keeps the link that was sent; after its end there is another one. */
export async function shareList(work: Work, own: OwnList, authSecret: AuthSecret): Promise<void> {
  const link = await holdLink(work, own);
  if (shareKeyOf(authSecret, link) !== null) return;
  const key = encoded(keyedHash(authSecret, textOf(link)));
  await writeLink(work, { ...link, share_hash: secretHash(key) });
}

/** The next link has another version, and so another key. */
export async function unshareList(work: Work, own: OwnList): Promise<void> {
  const link = await holdLink(work, own);
  await writeLink(work, { ...link, share_version: link.share_version + 1, share_hash: null });
}

/** Id of the list of a link. Only wrong keys count as attempts. */
export async function listOfKey(
  { db, authSecret }: Pick<Platform, "db" | "authSecret">,
  key: string,
  address: string,
): Promise<number> {
  const guess = { ...WRONG, key: networkKeys(address).narrow };
  await takeAttempt(db, guess);
  const link = await links(db).where("share_hash", "=", secretHash(key)).executeTakeFirst();
  if (!link || shareKeyOf(authSecret, link) === null) return refuse("not-found");
  await returnAttempt(db, guess);
  return link.id;
}

function links(db: Connection) {
  return db
    .$extendTables<ListsTables>()
    .selectFrom("lists.list")
    .select(["id", "share_version", "share_hash"]);
}

async function holdLink(work: Work, { customerId, listId }: OwnList): Promise<StoredLink> {
  const link = await links(work.db)
    .where("id", "=", listId)
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst();
  return link ?? refuse("not-found");
}

async function writeLink(work: Work, { id, ...link }: StoredLink): Promise<void> {
  await work.db
    .$extendTables<ListsTables>()
    .updateTable("lists.list")
    .set(link)
    .where("id", "=", id)
    .execute();
}

function textOf({ id, share_version: version }: StoredLink): string {
  return `shared list ${id} ${version}`;
}

function encoded(hash: Buffer): string {
  return hash.toString("base64url");
}
