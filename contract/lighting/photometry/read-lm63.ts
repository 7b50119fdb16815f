import { feet, lumens, metres, type Millimetres, mm } from "../units.ts";
import { expandPlanes } from "./expand-planes.ts";
import { demandRising, demandWithin, NumberCursor } from "./number-cursor.ts";
import { PhotometricError } from "./photometric-error.ts";
import type { Opening, PhotometricFile, Photometry } from "./photometry.ts";

const FRAMES = { 1: "C", 2: "B", 3: "A" } as const;
const UNITS = { 1: feet, 2: metres } as const;
const WHOLE_LIGHT = -1;

/**
 * ANSI/IES LM-63 of 1986, 1991, 1995, 2002 and 2019. The text before TILT consists of labels; after
 * it there are only numbers, whatever the line breaks.
 */
export function readLm63(text: string): PhotometricFile {
  const lines = text.split(/\r\n|\r|\n/);
  const tilt = lines.findIndex((line) => /^\s*TILT\s*=/i.test(line));
  if (tilt < 0) throw new PhotometricError("no-photometric-file", lines.length, "no TILT");
  const labels = lines.slice(0, tilt);
  const format = formatOf(labels[0]);
  const numbers = numbersAfter(lines, tilt);
  skipTilt(numbers, (lines[tilt] ?? "").split("=", 2)[1]?.trim().toUpperCase() ?? "", tilt + 1);

  const lamps = numbers.count(0);
  const perLamp = numbers.one();
  const multiplier = numbers.one();
  const angleCount = numbers.count(2);
  const planeCount = numbers.count(1);
  const frame = chosen(FRAMES, numbers, "unknown-coordinates");
  const toLength = chosen(UNITS, numbers, "unknown-unit");
  const opening = openingOf(numbers.many(3), toLength);
  const ballast = numbers.one();
  // Until 1995 a factor; "future use" in 2002, and in 2019 a code for how the file was made.
  const lampFactor = numbers.one();
  const power = numbers.one();

  const factor = multiplier * ballast * (hasLampFactor(format) ? lampFactor : 1);
  const photometry = readTable(numbers, { frame, angleCount, planeCount, factor });
  numbers.end();
  return {
    format,
    name: nameOf(labels, format),
    power,
    lampFlux: perLamp === WHOLE_LIGHT ? undefined : lumens(lamps * perLamp),
    opening,
    photometry,
  };
}

function formatOf(firstLine = ""): string {
  const year = /^\s*IES(?:NA)?\s*:?\s*(?:LM-63-)?(\d{2,4})/i.exec(firstLine)?.[1];
  return `LM-63-${year === "91" ? "1991" : (year ?? "1986")}`;
}

function hasLampFactor(format: string): boolean {
  return ["LM-63-1986", "LM-63-1991", "LM-63-1995"].includes(format);
}

function nameOf(labels: readonly string[], format: string): string {
  if (format === "LM-63-1986") return labels[0]?.trim() ?? "";
  const label = (keyword: string) =>
    labels
      .find((line) => line.trimStart().startsWith(`[${keyword}]`))
      ?.split("]", 2)[1]
      ?.trim();
  return label("LUMINAIRE") ?? label("LUMCAT") ?? "";
}

/**
 * In the format commas separate numbers, but in many European files they are decimal points: in a
 * file that also has points, or commas followed by space, they are separators.
 */
function numbersAfter(lines: readonly string[], tilt: number): NumberCursor {
  // Files of the eighties end with Ctrl-Z.
  const rest = lines.slice(tilt + 1).map((line) => line.replaceAll("\u001A", ""));
  const isSeparator = rest.some((line) => /\d\.\d|\d\.\s|,\s|,$|,\d+,/.test(line));
  return new NumberCursor(rest, tilt + 2, isSeparator ? /[\s,]+/ : /\s+/);
}

/**
 * The effect of tilting on the lamp's output, as factors by angle: skipped, because our lights hang
 * as they were measured, where the factor is 1.
 */
function skipTilt(numbers: NumberCursor, tilt: string, line: number): void {
  if (tilt === "NONE") return;
  if (tilt !== "INCLUDE") throw new PhotometricError("tilt-in-another-file", line, tilt);
  numbers.one();
  const pairs = numbers.count(1);
  numbers.many(2 * pairs);
}

function chosen<T>(
  choices: Readonly<Record<number, T>>,
  numbers: NumberCursor,
  fault: "unknown-coordinates" | "unknown-unit",
): T {
  const { line } = numbers;
  const key = numbers.one();
  const choice = choices[key];
  if (choice === undefined) throw new PhotometricError(fault, line, String(key));
  return choice;
}

/** Negative sizes are diameters; a round opening may omit one of its two diameters. */
function openingOf(sizes: number[], toLength: (value: number) => Millimetres): Opening {
  const [width = 0, length = 0, height = 0] = sizes;
  const isRound = width < 0 || length < 0;
  const size = (value: number, other: number) =>
    isRound && value === 0 && height === 0 ? toLength(Math.abs(other)) : toLength(Math.abs(value));
  return {
    width: size(width, length),
    length: size(length, width),
    height: mm(Math.abs(toLength(height))),
    isRound,
  };
}

interface TableShape {
  frame: Photometry["frame"];
  angleCount: number;
  planeCount: number;
  factor: number;
}

function readTable(numbers: NumberCursor, shape: TableShape): Photometry {
  const verticalLine = numbers.line;
  const verticals = numbers.many(shape.angleCount);
  demandRising(verticals, verticalLine);
  const horizontalLine = numbers.line;
  const horizontals = numbers.many(shape.planeCount);
  demandRising(horizontals, horizontalLine);
  const candelas = horizontals.map(() => verticals.map(() => intensity(numbers) * shape.factor));
  if (shape.frame === "C") {
    demandWithin(verticals, [0, 180], verticalLine);
    const expanded = expandPlanes({ planes: horizontals, candelas }, horizontalLine);
    return { frame: "C", angles: verticals, ...expanded };
  }
  demandWithin(verticals, [-90, 90], verticalLine);
  demandWithin(horizontals, [-90, 90], horizontalLine);
  const whole = withLeftHalf(horizontals, candelas);
  // Type A: planes by horizontal angle, with the vertical angle within them; type B the other way
  // round.
  return shape.frame === "A"
    ? fromPole("A", whole.horizontals, verticals, whole.candelas)
    : fromPole("B", verticals, whole.horizontals, transposed(whole.candelas));
}

function intensity(numbers: NumberCursor): number {
  const { line } = numbers;
  const value = numbers.one();
  if (value < 0) throw new PhotometricError("negative-intensity", line, String(value));
  return value;
}

/**
 * Horizontal angles that begin at 0 only cover the right half; the left one is its mirror image.
 */
function withLeftHalf(horizontals: number[], candelas: number[][]) {
  if (horizontals[0] !== 0 || horizontals.length === 1) return { horizontals, candelas };
  return {
    horizontals: [
      ...horizontals
        .slice(1)
        .toReversed()
        .map((angle) => -angle),
      ...horizontals,
    ],
    candelas: [...candelas.slice(1).toReversed(), ...candelas],
  };
}

/** Converts latitudes from −90 to 90° to angles from the pole. */
function fromPole(
  frame: "A" | "B",
  planes: number[],
  latitudes: number[],
  candelas: number[][],
): Photometry {
  return {
    frame,
    planes,
    angles: latitudes.toReversed().map((latitude) => 90 - latitude),
    candelas: candelas.map((row) => row.toReversed()),
  };
}

function transposed(rows: number[][]): number[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
}
