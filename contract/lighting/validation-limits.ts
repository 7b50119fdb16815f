/**
 * Maximum relative errors against cases with known results. The tests beside the calculation
 * enforce them, and the page about the method prints them, so it claims no more than is tested.
 */
export const VALIDATION_LIMITS = {
  /** A point source, against the formula; the tables of CIE 171, 5.2, are rounded to 0.01 lx. */
  point: 0.0005,
  /** A luminous square, CIE 171, 5.3. */
  area: 0.01,
  /** Direct light on the surfaces of a closed room. */
  flux: 0.001,
  /** Reflected light in a cube, CIE 171, 5.8. */
  cube: 0.005,
  /** Form factors of rectangles, against tables of four or five digits. */
  factors: 0.0005,
  /** Sum of the form factors of a patch in a closed room. */
  rows: 0.0001,
  /** The mean on the table, against five times as many patches. */
  fine: 0.005,
  /** The mean on the floor, against a path tracer (`tools/render/checks/illuminance.ts`). */
  cycles: 0.02,
} as const;
