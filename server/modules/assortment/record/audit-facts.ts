import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { type AuditFact, changedFields } from "#server/modules/staff/index.ts";

/** What the audit log records of a change of a product: its fields without their versions. */
export function productSaved(
  before: ProductRecord,
  after: ProductRecord,
  action = "product.save",
): AuditFact {
  const target = `product:${after.id}`;
  return { action, target, ...changedFields(fieldsOf(before), fieldsOf(after)) };
}

function fieldsOf(product: ProductRecord) {
  const { versions: _, ...record } = product;
  const variants = record.variants.map(({ priceVersion: __, ...variant }) => variant);
  return { ...record, variants };
}
