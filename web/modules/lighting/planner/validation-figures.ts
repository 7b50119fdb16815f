/**
 * The largest differences that the tests of `contract/lighting` allow or find, and the output of
 * `tools/render/checks/illuminance.ts` on 2026-11-23.
 */
export const VALIDATION = [
  { name: "point", answer: "formula", difference: "0.001 %" },
  { name: "area", answer: "tables", difference: "1.0 %" },
  { name: "flux", answer: "conserved", difference: "0.001 %" },
  { name: "cube", answer: "formula", difference: "0.001 %" },
  { name: "factors", answer: "tables", difference: "0.02 %" },
  { name: "rows", answer: "one", difference: "0.000001 %" },
  { name: "fine", answer: "finer", difference: "0.5 %" },
  { name: "cycles", answer: "traced", difference: "0.2 %" },
] as const;
