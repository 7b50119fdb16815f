import { PhotometricError } from "./photometric-error.ts";

interface Planes {
  planes: number[];
  candelas: number[][];
}

/**
 * A file omits what symmetry repeats: this expands its planes to the full 0–360°. Files with a
 * quarter (0–90°), a half (0–180° or 90–270°), or everything except the last plane, which equals
 * the first, are all in use.
 */
export function expandPlanes({ planes, candelas }: Planes, line: number): Planes {
  const half = { planes, candelas };
  const last = planes.at(-1) ?? 0;
  if (planes.length === 1) return { planes: [0], candelas };
  switch (`${planes[0]}–${last}`) {
    case "0–90":
      return mirrored(mirrored(half, 90), 180);
    case "0–180":
      return mirrored(half, 180);
    case "90–270":
      return turnedHalf(half);
    case "0–360":
      return half;
    default:
      return closed(half, line);
  }
}

/** Adds the last plane, which equals the first. */
function closed({ planes, candelas }: Planes, line: number): Planes {
  const [first = 0] = planes;
  const last = planes.at(-1) ?? 0;
  if (first === 0 && last > 180 && last < 360) {
    return { planes: [...planes, 360], candelas: [...candelas, candelas[0] ?? []] };
  }
  throw new PhotometricError("unknown-symmetry", line, `${first}–${last}°`);
}

/** The planes, repeated beyond their last in reverse. */
function mirrored({ planes, candelas }: Planes, at: number): Planes {
  return {
    planes: [
      ...planes,
      ...planes
        .slice(0, -1)
        .toReversed()
        .map((plane) => 2 * at - plane),
    ],
    candelas: [...candelas, ...candelas.slice(0, -1).toReversed()],
  };
}

/** 90–270°, mirrored at the plane through 90° and 270°: C and 180° − C are equal. */
function turnedHalf({ planes, candelas }: Planes): Planes {
  const all = new Map<number, number[]>();
  for (const [index, plane] of planes.entries()) {
    const row = candelas[index] ?? [];
    all.set(plane, row);
    all.set((540 - plane) % 360, row);
  }
  all.set(360, all.get(0) ?? interpolatedAtStart(all));
  all.set(0, all.get(360) ?? []);
  const sorted = [...all].toSorted(([one], [other]) => one - other);
  return { planes: sorted.map(([plane]) => plane), candelas: sorted.map(([, row]) => row) };
}

/**
 * Without a plane at 180° there is none at 0°: it is half-way between its two neighbours, which are
 * equal.
 */
function interpolatedAtStart(all: ReadonlyMap<number, number[]>): number[] {
  const nearest = Math.min(...all.keys());
  return all.get(nearest) ?? [];
}
