import { VALIDATION_LIMITS } from "#contract/lighting/validation-limits.ts";

type Checked = keyof typeof VALIDATION_LIMITS;

/** What each case is compared with. */
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

// Object.keys forgets the key type.
const CASES = Object.keys(ANSWERS) as Checked[];

/** The cases that the calculation is checked with, and the difference that is allowed in each. */
export const VALIDATION = CASES.map((name) => ({
  name,
  answer: ANSWERS[name],
  difference: `${Number((VALIDATION_LIMITS[name] * 100).toPrecision(3))} %`,
}));
