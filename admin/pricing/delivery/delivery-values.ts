import type { DeliveryRecord } from "#contract/pricing/delivery-staff-endpoints.ts";
import { piastresOf, poundsOf } from "../../shell/forms/amount.ts";

/** Delivery terms as typed: amounts in pounds; an empty limit means none. */
export interface DeliveryValues {
  version: string;
  fee: string;
  codFee: string;
  codLimit: string;
  freeFrom: string;
  daysMin: string;
  daysMax: string;
}

const AMOUNTS = ["fee", "codFee"] as const;
const LIMITS = ["codLimit", "freeFrom"] as const;

export function valuesOf({
  version,
  terms,
}: Pick<DeliveryRecord, "version" | "terms">): DeliveryValues {
  return {
    version,
    fee: poundsOf(terms?.fee),
    codFee: poundsOf(terms?.codFee ?? 0),
    codLimit: poundsOf(terms?.codLimit),
    freeFrom: poundsOf(terms?.freeFrom),
    daysMin: String(terms?.daysMin ?? 1),
    daysMax: String(terms?.daysMax ?? 3),
  };
}

/** @returns the request body, or the field whose amount cannot be read */
export function termsOf(values: DeliveryValues) {
  const read = (field: keyof DeliveryValues) => piastresOf(values[field]);
  const isEmpty = (field: keyof DeliveryValues) => values[field].trim() === "";
  const wrong = [...AMOUNTS, ...LIMITS.filter((field) => !isEmpty(field))].find(
    (field) => read(field) === undefined,
  );
  if (wrong !== undefined) return { wrong };
  const body = {
    version: values.version,
    fee: read("fee") ?? 0,
    codFee: read("codFee") ?? 0,
    codLimit: read("codLimit") ?? null,
    freeFrom: read("freeFrom") ?? null,
    daysMin: Number(values.daysMin),
    daysMax: Number(values.daysMax),
  };
  return { body };
}
