import { VALIDATION_LIMITS } from "#contract/lighting/validation-limits.ts";

type Checked = keyof typeof VALIDATION_LIMITS;

/** The reference each case is compared with. */
const ANSWERS = {
  point: "formula",
  area: "tables",
  flux: "conserved",
  cube: "tables",
  factors: "tables",
  rows: "one",
  fine: "finer",
  cycles: "traced",
} as const satisfies Record<Checked, string>;

// Object.keys loses the key type.
const CASES = Object.keys(ANSWERS) as Checked[];

/** The validation cases of the calculation, with the allowed difference of each. */
export const VALIDATION = CASES.map((name) => ({
  name,
  answer: ANSWERS[name],
  difference: `${Number((VALIDATION_LIMITS[name] * 100).toPrecision(3))} %`,
}));
