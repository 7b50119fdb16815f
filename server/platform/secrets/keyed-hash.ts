import { createHmac, timingSafeEqual } from "node:crypto";
import type { AuthSecret } from "./auth-secret.ts";

/** HMAC-SHA-256: what only the shop can have made, and nobody finds out from the database alone. */
export function keyedHash({ current }: AuthSecret, text: string): Buffer {
  return hashUnder(current, text);
}

/** The same as it may have been made: while the secret is being changed, under the one before, too. */
export function keyedHashes({ current, previous }: AuthSecret, text: string): Buffer[] {
  const secrets = previous === undefined ? [current] : [current, previous];
  return secrets.map((secret) => hashUnder(secret, text));
}

/** Whether something is the hash of a text or begins it, in a time that tells nothing. @param bytes how many there must be */
export function isKeyedHash(
  secret: AuthSecret,
  text: string,
  given: Uint8Array,
  bytes = HASH_BYTES,
): boolean {
  if (given.length !== bytes) return false;
  return keyedHashes(secret, text).some((hash) => timingSafeEqual(hash.subarray(0, bytes), given));
}

const HASH_BYTES = 32;

function hashUnder(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
