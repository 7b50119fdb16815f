import { createHmac } from "node:crypto";
import { isEqual } from "#server/platform/secrets/is-equal.ts";

/**
 * The fields that Paymob signs, in its order (developers.paymob.com, "HMAC Transaction Callback").
 */
const SIGNED = [
  "amount_cents",
  "created_at",
  "currency",
  "error_occured",
  "has_parent_transaction",
  "id",
  "integration_id",
  "is_3d_secure",
  "is_auth",
  "is_capture",
  "is_refunded",
  "is_standalone_payment",
  "is_voided",
  "order.id",
  "owner",
  "pending",
  "source_data.pan",
  "source_data.sub_type",
  "source_data.type",
  "success",
] as const;

/** The concatenated values of the signed fields. */
export function signedText(transaction: unknown): string {
  return SIGNED.map((path) => textAt(transaction, path.split("."))).join("");
}

export function paymobHmac(transaction: unknown, secret: string): string {
  return createHmac("sha512", secret).update(signedText(transaction)).digest("hex");
}

export function isPaymobHmac(transaction: unknown, given: string, secret: string): boolean {
  return isEqual(given.toLowerCase(), paymobHmac(transaction, secret));
}

function textAt(value: unknown, [key, ...rest]: string[]): string {
  if (key === undefined) return isPlain(value) ? String(value) : "";
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, key);
  return isObject ? textAt((value as Record<string, unknown>)[key], rest) : "";
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
