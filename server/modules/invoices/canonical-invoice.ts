import { normaliseCode } from "#contract/kernel/digits.ts";

/** `inv2026000123` → `INV-2026-000123`: accepts what people type. */
export function canonicalInvoice(text: string): string {
  const plain = normaliseCode(text).toUpperCase().replaceAll(/[#\s]/g, "");
  return plain.replace(/^([A-Z]{3})-?(\d{4})-?(\d+)$/, "$1-$2-$3");
}
