import { MAX_ID } from "#contract/kernel/slug.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isKeyedHash, keyedHash } from "#server/platform/secrets/keyed-hash.ts";

type Secret = Pick<Platform, "authSecret">;

/** `12.1795000000.…`: the product id, the expiry in seconds, and the shop's signature. */
const TOKEN = /^(?<id>[1-9]\d{0,9})\.(?<until>\d{10})\.(?<signature>[\w-]{43})$/;

/** A token that shows this one product until then, even when customers cannot see it. */
export function previewToken(secret: Secret, productId: number, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${productId}.${seconds}.${keyedHash(secret.authSecret, signedText(productId, seconds)).toString("base64url")}`;
}

/** The product of a token; `undefined` when it was tampered with or has expired. */
export function openPreview(
  secret: Secret,
  token: string,
  now = new Date(),
): { productId: number } | undefined {
  const { id, until, signature: sent = "" } = TOKEN.exec(token)?.groups ?? {};
  const [productId, seconds] = [Number(id), Number(until)];
  if (!(productId <= MAX_ID) || !(seconds * 1000 > now.getTime())) return undefined;
  const text = signedText(productId, seconds);
  const isOurs = isKeyedHash(secret.authSecret, text, Buffer.from(sent, "base64url"));
  return isOurs ? { productId } : undefined;
}

function signedText(productId: number, seconds: number): string {
  return `preview:${productId}:${seconds}`;
}
