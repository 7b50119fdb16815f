import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 as every authenticator app knows it: SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones go wrong by less than one step. */
const TOLERANCE = 1;

/** The time step of a code; `undefined` when it is wrong, or its step was used before (`after`). */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { after, now = Date.now() }: { after: number; now?: number },
): number | undefined {
  const current = Math.floor(now / 1000 / STEP_SECONDS);
  let found: number | undefined;
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (step > after && isSame(code, codeAt(secret, step))) found = step;
  }
  return found;
}

/** The code of a moment. */
export function codeOf(secret: Buffer, now = Date.now()): string {
  return codeAt(secret, Math.floor(now / 1000 / STEP_SECONDS));
}

function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A secret as it is typed into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** What the QR code for the app holds. */
export function appAddress(
  secret: Buffer,
  { issuer, account }: { issuer: string; account: string },
) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
