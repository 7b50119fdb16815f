import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a secret as typed into an app. */
export function secretBytes(secret: string): Buffer {
  const bits = secret.replace(/./g, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0"));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows for a typed secret. `steps`: half minutes from now. */
export function authenticatorCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", secretBytes(secret)).update(counter).digest();
  const at = (mac[19] ?? 0) % 16;
  return String((mac.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, "0");
}
