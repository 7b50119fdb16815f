import type { GovernorateCode } from "#contract/customers/governorates.ts";

/** Delivery cost in pounds and duration in working days, by distance. */
const ZONES = {
  capital: { fee: 120, codFee: 25, codLimit: 60_000, freeFrom: 10_000, daysMin: 1, daysMax: 3 },
  alexandria: { fee: 140, codFee: 25, codLimit: 50_000, freeFrom: 12_000, daysMin: 2, daysMax: 4 },
  delta: { fee: 150, codFee: 30, codLimit: 40_000, freeFrom: 12_000, daysMin: 2, daysMax: 4 },
  canal: { fee: 160, codFee: 30, codLimit: 40_000, freeFrom: 14_000, daysMin: 2, daysMax: 5 },
  upper: { fee: 180, codFee: 35, codLimit: 30_000, freeFrom: 16_000, daysMin: 3, daysMax: 6 },
  far: { fee: 240, codFee: 45, codLimit: 20_000, freeFrom: null, daysMin: 4, daysMax: 8 },
} as const;

const GOVERNORATES_OF: Record<keyof typeof ZONES, GovernorateCode[]> = {
  capital: ["EG-C", "EG-GZ"],
  alexandria: ["EG-ALX", "EG-KB"],
  delta: ["EG-SHR", "EG-DK", "EG-GH", "EG-MNF", "EG-BH", "EG-KFS", "EG-DT"],
  canal: ["EG-PTS", "EG-IS", "EG-SUZ", "EG-FYM", "EG-BNS"],
  upper: ["EG-MN", "EG-AST", "EG-SHG", "EG-KN", "EG-LX", "EG-ASN"],
  far: ["EG-BA", "EG-WAD", "EG-MT", "EG-SIN", "EG-JS"],
};

const piastres = (pounds: number) => pounds * 100;

/** Delivery terms of the 27 governorates, in piastres. */
export const deliveryTerms = (Object.keys(ZONES) as (keyof typeof ZONES)[]).flatMap((zone) => {
  const { fee, codFee, codLimit, freeFrom, daysMin, daysMax } = ZONES[zone];
  return GOVERNORATES_OF[zone].map((governorate) => ({
    governorate,
    fee: piastres(fee),
    codFee: piastres(codFee),
    codLimit: piastres(codLimit),
    freeFrom: freeFrom === null ? null : piastres(freeFrom),
    daysMin,
    daysMax,
  }));
});
