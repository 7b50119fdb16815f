/** The solids that `export_model.py` wrote, in metres with y up, and their box. */
import { readFile } from "node:fs/promises";

export interface Surface {
  name: string;
  colour: [number, number, number];
  metal: number;
  roughness: number;
  /** Share of the light that passes through. */
  passes: number;
  ior: number;
  /** Strength of the light in the pictures; 0: none. */
  light: number;
  /** The dark and the light colour of wood; else null. */
  grain: [[number, number, number], [number, number, number]] | null;
}

export interface Solid {
  name: string;
  /** Hangs the body from its ceiling. */
  suspension: boolean;
  /** The catalogue measures it, and not the whole. */
  measured?: boolean;
  /** One for each finish of the model. */
  surfaces: Surface[];
  /** Three corners of each triangle, one after the other. */
  positions: Float32Array;
  normals: Float32Array;
}

export type Place = "hanging" | "wall" | "floor" | "ceiling" | "lying";

interface Listed extends Pick<Solid, "name" | "suspension" | "surfaces"> {
  corners: number;
}

export async function readSolids(stem: string): Promise<{ place: Place; solids: Solid[] }> {
  const { place, parts } = JSON.parse(await readFile(`${stem}.json`, "utf8")) as {
    place: Place;
    parts: Listed[];
  };
  const { buffer, byteOffset, length } = await readFile(`${stem}.bin`);
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  let at = 0;
  const next = (count: number) => numbers.slice(at, (at += count));
  const solids = parts.map(({ corners, ...part }) => ({
    ...part,
    positions: next(corners * 3),
    normals: next(corners * 3),
  }));
  return { place, solids };
}

/** Runs straight up to the ceiling. */
export function isWire({ name }: Solid): boolean {
  return name === "wire" || name === "cord";
}

export interface Box {
  min: number[];
  max: number[];
}

export function boxOf(solids: readonly Solid[]): Box {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of solids) {
    for (const [i, value] of positions.entries()) {
      const axis = i % 3;
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
  }
  return { min, max };
}

/** Calls `change` for every corner of the solids with the index of its x. */
export function eachCorner(
  solids: readonly Solid[],
  change: (positions: Float32Array, at: number) => void,
): void {
  for (const { positions } of solids) {
    for (let at = 0; at < positions.length; at += 3) change(positions, at);
  }
}
