import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { BlockInWriting } from "#contract/menus/staff-endpoints.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isKeyedHash, keyedHash } from "#server/platform/secrets/keyed-hash.ts";

type Secret = Pick<Platform, "authSecret">;

/** The block, the expiry in seconds, and the shop's signature. */
const TOKEN = /^(?<block>[\w-]+)\.(?<until>\d{10})\.(?<signature>[\w-]{43})$/;

/** Contains the block itself: a draft is stored nowhere until it is saved. */
export function blockToken(secret: Secret, block: BlockInWriting, until: Date): string {
  const packed = deflateRawSync(JSON.stringify(block)).toString("base64url");
  const signed = `${packed}.${Math.floor(until.getTime() / 1000)}`;
  return `${signed}.${keyedHash(secret.authSecret, signedText(signed)).toString("base64url")}`;
}

/** The block of a token; `undefined` when it was tampered with or has expired. */
export function openBlock(
  secret: Secret,
  token: string,
  now = new Date(),
): BlockInWriting | undefined {
  const { block = "", until, signature = "" } = TOKEN.exec(token)?.groups ?? {};
  if (!(Number(until) * 1000 > now.getTime())) return undefined;
  const text = signedText(`${block}.${until}`);
  if (!isKeyedHash(secret.authSecret, text, Buffer.from(signature, "base64url"))) return undefined;
  // Validated by the contract before it was signed here.
  return JSON.parse(inflateRawSync(Buffer.from(block, "base64url")).toString()) as BlockInWriting;
}

function signedText(text: string): string {
  return `block-preview:${text}`;
}
