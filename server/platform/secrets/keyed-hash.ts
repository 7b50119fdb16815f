import { createHmac, timingSafeEqual } from "node:crypto";
import type { AuthSecret } from "./auth-secret.ts";

/**
 * HMAC-SHA-256: only the shop can have created it, and it cannot be guessed from the database
 * alone.
 */
export function keyedHash({ current }: AuthSecret, text: string): Buffer {
  return hashUnder(current, text);
}

/**
 * Every hash it may have been stored under: during a rotation, also that of the previous secret.
 */
export function keyedHashes({ current, previous }: AuthSecret, text: string): Buffer[] {
  const secrets = previous === undefined ? [current] : [current, previous];
  return secrets.map((secret) => hashUnder(secret, text));
}

/**
 * Whether something is the hash of a text, or a prefix of it; compared in constant time. @param
 * bytes required length
 */
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
