/** `inv2026000123` → `INV-2026-000123`: as people type it. */
export function canonicalInvoice(text: string): string {
  return text.toUpperCase().replace(/^([A-Z]{3})-?(\d{4})-?(\d+)$/, "$1-$2-$3");
}
