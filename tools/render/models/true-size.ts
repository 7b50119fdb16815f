/** Gives a model the catalogue's measures, and a suspension of a length that the catalogue names. */
import { edgesOf, type Measure } from "./measures.ts";
import { type Box, boxOf, eachCorner, isWire, type Place, type Solid } from "./solid.ts";

/** How far one direction may be stretched beside the others before the family has to be mended. */
const MOST_DISTORTION = 1.35;

const AXES = { x: 0, y: 1, z: 2, front: 2, down: 1 } as const;

/**
 * Stretches the solids along each axis until their body has the measures; an axis of which nothing is known follows the others.
 * @returns the facts that it took more than half a per cent for, with the factor
 */
export function stretchTo(
  solids: Solid[],
  measures: readonly Measure[],
  name: string,
): Record<string, number> {
  const body = solids.filter(({ suspension }) => !suspension);
  const whole = edgesOf(boxOf(body));
  const parts = edgesOf(boxOf(body.filter(({ measured }) => measured)));
  const known = new Map<number, number>();
  const stretched: Record<string, number> = {};
  for (const { edge, fact, millimetres, isOfParts } of measures) {
    const factor = millimetres / 1000 / (isOfParts ? parts : whole)[edge];
    known.set(AXES[edge], factor);
    if (Math.abs(factor - 1) > 0.005) stretched[fact] = Math.round(factor * 1000) / 1000;
  }
  const logs = [...known.values()].map((factor) => Math.log(factor));
  const mean = Math.exp(logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length));
  const factors = [0, 1, 2].map((axis) => known.get(axis) ?? mean);
  if (!factors.every((factor) => Math.abs(Math.log(factor / mean)) < Math.log(MOST_DISTORTION))) {
    throw new Error(`${name} is of another shape: ${JSON.stringify(stretched)}`);
  }
  eachCorner(solids, (positions, at) => {
    for (const [axis, factor] of factors.entries()) {
      positions[at + axis] = (positions[at + axis] ?? 0) * factor;
    }
  });
  return stretched;
}

/**
 * Hangs the body as near to the ceiling as it can be hung, so that it is what one sees: links of a chain are left out, wires
 * and cords shortened.
 * @param shortest from the ceiling to the lowest point, mm
 */
export function hang(solids: Solid[], shortest: number): Solid[] {
  const ceiling = (boxOf(solids).min[1] ?? 0) + shortest / 1000;
  const kept = solids.filter(
    (solid) => solid.name !== "link" || (boxOf([solid]).min[1] ?? 0) <= ceiling,
  );
  for (const wire of kept.filter(isWire)) reach(wire, ceiling);
  return kept;
}

/** Moves the upper end of a wire or cord to this height; its lower end stays. */
function reach(wire: Solid, height: number): void {
  const { min, max } = boxOf([wire]);
  const [foot = 0, top = 0] = [min[1], max[1]];
  const factor = (height - foot) / (top - foot);
  eachCorner([wire], (positions, at) => {
    positions[at + 1] = foot + ((positions[at + 1] ?? 0) - foot) * factor;
  });
}

/** Where a product is fastened is the origin's plane: what hangs lies below it, what stands above it. */
export function fasten(solids: Solid[], place: Place): void {
  const { min, max }: Box = boxOf(solids);
  const lift = {
    hanging: -(max[1] ?? 0),
    floor: -(min[1] ?? 0),
    lying: -(min[1] ?? 0),
    wall: 0,
    ceiling: 0,
  };
  eachCorner(solids, (positions, at) => {
    positions[at + 1] = (positions[at + 1] ?? 0) + lift[place];
  });
}
