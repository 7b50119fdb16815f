import { lumens, mm } from "../units.ts";
import { expandPlanes } from "./expand-planes.ts";
import { demandLight, demandRising, demandWithin, parseNumber } from "./number-cursor.ts";
import { PhotometricError } from "./photometric-error.ts";
import type { Opening, PhotometricFile, Photometry } from "./photometry.ts";

/** Lines of the fixed header, counted from 1 as in the format's specification. */
const LINE = {
  symmetry: 3,
  planeCount: 4,
  angleCount: 6,
  name: 9,
  openingLength: 16,
  openingWidth: 17,
  openingHeights: [18, 19, 20, 21],
  conversion: 24,
  lampSets: 26,
} as const;
const LINES_PER_SET = 6;
const DIRECT_RATIOS = 10;
const CANDELAS_PER_LUMENS = 1000;

/** EULUMDAT (`.ldt`): one value per line, intensities for 1000 lm of the lamps. */
export function readEulumdat(text: string): PhotometricFile {
  const lines = text.replaceAll("\u001A", "").split(/\r\n|\r|\n/);
  const at = (line: number) => numberAt(lines, line);
  const sets = countAt(lines, LINE.lampSets, 1);
  // Several sets are alternative lamps for the same light; the first is the one it is sold with.
  const firstSet = LINE.lampSets + 1;
  const lampFlux = Math.abs(at(firstSet + 2));
  if (lampFlux === 0) throw new PhotometricError("no-light", firstSet + 2, "0 lm");
  const conversion = at(LINE.conversion);
  if (conversion <= 0) throw new PhotometricError("no-light", LINE.conversion, String(conversion));
  const angleLines = firstSet + sets * LINES_PER_SET + DIRECT_RATIOS;
  const scale = (conversion * lampFlux) / CANDELAS_PER_LUMENS;
  return {
    format: "EULUMDAT",
    name: (lines[LINE.name - 1] ?? "").trim(),
    power: optionalAt(lines, firstSet + 5),
    // A negative number of lamps: the light was measured as a whole.
    lampFlux: at(firstSet) < 0 ? undefined : lumens(lampFlux),
    opening: openingAt(lines),
    photometry: readTable(lines, angleLines, scale),
  };
}

function readTable(lines: readonly string[], firstLine: number, scale: number): Photometry {
  const planeCount = countAt(lines, LINE.planeCount, 1);
  const angleCount = countAt(lines, LINE.angleCount, 2);
  const take = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => numberAt(lines, first + index));
  const allPlanes = take(firstLine, planeCount);
  demandRising(allPlanes, firstLine);
  const anglesLine = firstLine + planeCount;
  const angles = take(anglesLine, angleCount);
  demandRising(angles, anglesLine);
  demandWithin(angles, [0, 180], anglesLine);

  const stored = storedPlanes(allPlanes, numberAt(lines, LINE.symmetry));
  const valuesLine = anglesLine + angleCount;
  const candelas = stored.map((_, plane) =>
    angles.map((__, index) => {
      const line = valuesLine + plane * angleCount + index;
      const value = numberAt(lines, line);
      if (value < 0) throw new PhotometricError("negative-intensity", line, String(value));
      return value * scale;
    }),
  );
  demandEnd(lines, valuesLine + stored.length * angleCount);
  demandLight({ candelas }, valuesLine);
  return { frame: "C", angles, ...expandPlanes(inOrder(stored, candelas), firstLine) };
}

/** The planes whose intensities are in the file: all are listed, whatever the symmetry. */
function storedPlanes(planes: number[], symmetry: number): number[] {
  const count = planes.length;
  switch (symmetry) {
    case 0:
      return planes;
    case 1:
      return [0];
    case 2:
      return planes.slice(0, count / 2 + 1);
    case 3: {
      // From C270 through C0 to C90.
      const start = (count * 3) / 4;
      return Array.from({ length: count / 2 + 1 }, (_, index) => {
        return planes[(start + index) % count] ?? Number.NaN;
      });
    }
    case 4:
      return planes.slice(0, count / 4 + 1);
    default:
      throw new PhotometricError("unknown-symmetry", LINE.symmetry, String(symmetry));
  }
}

/**
 * Planes from C270 over C0 to C90 are mirrored at the plane through C90 and C270, giving C90 over
 * C180 to C270.
 */
function inOrder(planes: number[], candelas: number[][]) {
  if (planes[0] !== 270) return { planes, candelas };
  return {
    planes: planes.toReversed().map((plane) => (540 - plane) % 360),
    candelas: candelas.toReversed(),
  };
}

/** A width of zero means a circle; the height is that of the highest side. */
function openingAt(lines: readonly string[]): Opening {
  const length = numberAt(lines, LINE.openingLength);
  const width = numberAt(lines, LINE.openingWidth);
  const heights = LINE.openingHeights.map((line) => optionalAt(lines, line));
  const isRound = width === 0 && length > 0;
  return {
    // The format measures a light's length along C90, perpendicular to its first plane.
    length: mm(isRound ? length : width),
    width: mm(length),
    height: mm(Math.max(...heights)),
    isRound,
  };
}

function numberAt(lines: readonly string[], line: number): number {
  const text = lines[line - 1];
  if (!text?.trim()) throw new PhotometricError("missing-line", Math.min(line, lines.length));
  return parseNumber(text, line);
}

function optionalAt(lines: readonly string[], line: number): number {
  return lines[line - 1]?.trim() ? numberAt(lines, line) : 0;
}

function countAt(lines: readonly string[], line: number, least: number): number {
  const value = numberAt(lines, line);
  if (Number.isInteger(value) && value >= least && value <= MOST) return value;
  throw new PhotometricError("bad-count", line, String(value));
}

const MOST = 10_000;

function demandEnd(lines: readonly string[], line: number): void {
  const offender = lines.findIndex((text, index) => index >= line - 1 && text.trim() !== "");
  if (offender >= 0) throw new PhotometricError("too-many-numbers", offender + 1);
}
