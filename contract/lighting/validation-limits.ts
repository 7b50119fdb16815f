/**
 * How far results may be from cases whose answer is known, as shares of it. The tests beside the calculation demand them, and
 * the page about the method prints them: none is more precise than its test.
 */
export const VALIDATION_LIMITS = {
  /** A point source, by the formula; the tables of CIE 171, 5.2, are rounded to 0.01 lx. */
  point: 0.0005,
  /** A luminous square of CIE 171, 5.3. */
  area: 0.01,
  /** Direct light on the surfaces of a closed room. */
  flux: 0.001,
  /** Reflected light in a cube, CIE 171, 5.8. */
  cube: 0.005,
  /** Form factors of rectangles, by tables of four or five digits. */
  factors: 0.0005,
  /** What the form factors of a patch of a closed room sum to. */
  rows: 0.0001,
  /** The mean on the table with five times as many patches. */
  fine: 0.005,
  /** The mean on the floor by a path tracer (`tools/render/checks/illuminance.ts`). */
  cycles: 0.02,
} as const;
