import { createHash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A numeric code for a person to type. */
export function newCode(digits = 6): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/** Whether a text has the format of our secrets. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What the database stores of a secret. 256 random bits need no slow hash. */
export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
