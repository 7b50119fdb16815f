import {
  type CorrectedField,
  type Recipient,
  RECIPIENT_FIELDS,
} from "#contract/orders/recipient-endpoints.ts";

/** Differences between two recipients, in the order of the form. */
export function changedFields(before: Recipient, after: Recipient): CorrectedField[] {
  const [was, is] = [flat(before), flat(after)];
  return RECIPIENT_FIELDS.map((field) => ({
    field,
    before: was[field] ?? "",
    after: is[field] ?? "",
  })).filter((one) => one.before !== one.after);
}

function flat({ contact, address }: Recipient): Partial<Record<string, string>> {
  return { ...contact, ...address };
}
