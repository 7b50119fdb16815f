import type { Bilingual } from "#contract/kernel/locale.ts";

/** A demo coupon: discount, minimum value of the goods, and maximum discount; in piastres. */
interface DemoCoupon {
  code: string;
  label: Bilingual;
  minimum: number;
  basisPoints: number;
  upTo: number;
}

export const coupons: DemoCoupon[] = [
  {
    code: "NOOR10",
    label: { ar: "خصم 10%، مرة واحدة لكل عميل", en: "10% off, once for each customer" },
    minimum: 5_000_00,
    basisPoints: 1000,
    upTo: 3_000_00,
  },
];
