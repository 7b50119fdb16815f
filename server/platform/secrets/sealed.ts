import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { AuthSecret } from "./auth-secret.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption for data that must be recoverable, but not from the database alone. */
export interface SealingKey {
  secret: AuthSecret;
  /** What it is for: keys of different purposes are independent. */
  purpose: string;
}

export function seal(key: SealingKey, plain: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyBytes(key.secret.current, key.purpose), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @returns undefined when it was encrypted with another secret, or tampered with */
export function unseal({ secret, purpose }: SealingKey, sealed: Uint8Array): Buffer | undefined {
  const { current, previous } = secret;
  const opened = unsealUnder(keyBytes(current, purpose), sealed);
  if (opened || previous === undefined) return opened;
  return unsealUnder(keyBytes(previous, purpose), sealed);
}

function unsealUnder(key: Buffer, sealed: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(sealed);
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function keyBytes(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
