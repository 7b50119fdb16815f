/** `inv2026000123` → `INV-2026-000123`: accepts what people type. */
export function canonicalInvoice(text: string): string {
  return text.toUpperCase().replace(/^([A-Z]{3})-?(\d{4})-?(\d+)$/, "$1-$2-$3");
}
