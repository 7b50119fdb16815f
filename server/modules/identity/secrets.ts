import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A code of digits, for a person to type. */
export function newCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/** Whether a text could be one of our secrets at all. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What the database knows of a secret. Random 256 bits need no slow hash. */
export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
