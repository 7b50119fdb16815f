import { feet, lumens, metres, type Millimetres, mm } from "../units.ts";
import { expandPlanes } from "./expand-planes.ts";
import { tiltFactorOf } from "./look-up.ts";
import { demandLight, demandRising, demandWithin, NumberCursor } from "./number-cursor.ts";
import { PhotometricError } from "./photometric-error.ts";
import type { Opening, PhotometricFile, Photometry, TiltFactors } from "./photometry.ts";

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
  const tiltName = (lines[tilt] ?? "").split("=", 2)[1]?.trim().toUpperCase() ?? "";
  const tiltFactors = readTilt(numbers, tiltName, tilt + 1);

  const lamps = numbers.count(0);
  const perLamp = numbers.one();
  const multiplier = positive(numbers);
  const angleCount = numbers.count(2);
  const planeCount = numbers.count(1);
  const frame = chosen(FRAMES, numbers, "unknown-coordinates");
  const toLength = chosen(UNITS, numbers, "unknown-unit");
  const opening = openingOf(numbers.many(3), toLength);
  const ballast = positive(numbers);
  // A factor until 1995; "future use" in 2002, and in 2019 a code for how the file was made.
  const lampFactor = hasLampFactor(format) ? positive(numbers) : unused(numbers);
  const power = numbers.one();

  const factor = multiplier * ballast * lampFactor;
  const table = readTable(numbers, { frame, angleCount, planeCount, factor });
  numbers.end();
  const photometry = tiltFactors ? withTilt(table, tiltFactors) : table;
  return {
    format,
    name: nameOf(labels, format),
    power,
    lampFlux: perLamp === WHOLE_LIGHT ? undefined : lumens(lamps * perLamp),
    opening,
    photometry,
  };
}

/** First lines of the editions since 1991; a file of 1986 starts directly with its labels. */
const NAMED = /^\s*IES(?:NA)?[\s:]*LM-63-(\d{2,4})/i;
const SHORT = /^\s*IESNA\s*(86|91|95)\s*$/i;
const EDITIONS: Readonly<Record<string, string>> = {
  86: "LM-63-1986",
  91: "LM-63-1991",
  95: "LM-63-1995",
  "02": "LM-63-2002",
  19: "LM-63-2019",
  1986: "LM-63-1986",
  1991: "LM-63-1991",
  1995: "LM-63-1995",
  2002: "LM-63-2002",
  2019: "LM-63-2019",
};

function formatOf(firstLine = ""): string {
  const year = (NAMED.exec(firstLine) ?? SHORT.exec(firstLine))?.[1];
  if (year === undefined) return "LM-63-1986";
  const edition = EDITIONS[year];
  if (edition === undefined) throw new PhotometricError("unknown-format", 1, firstLine.trim());
  return edition;
}

function hasLampFactor(format: string): boolean {
  return ["LM-63-1986", "LM-63-1991", "LM-63-1995"].includes(format);
}

function nameOf(labels: readonly string[], format: string): string {
  const label = (keyword: string) =>
    labels
      .find((line) => line.trimStart().startsWith(`[${keyword}]`))
      ?.split("]", 2)[1]
      ?.trim();
  const named = label("LUMINAIRE") ?? label("LUMCAT");
  if (named !== undefined || format !== "LM-63-1986") return named ?? "";
  return labels.find((line) => !NAMED.test(line) && !SHORT.test(line))?.trim() ?? "";
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
 * How tilt changes the lamp's output, as factors by angle; they may also be in another file that is
 * named here.
 */
function readTilt(numbers: NumberCursor, tilt: string, line: number): TiltFactors | undefined {
  if (tilt === "NONE") return undefined;
  if (tilt !== "INCLUDE") throw new PhotometricError("tilt-in-another-file", line, tilt);
  // Orientation of the lamp inside the light, skipped: the angles that follow are the light's own.
  numbers.one();
  const pairs = numbers.count(1);
  const anglesLine = numbers.line;
  const angles = numbers.many(pairs);
  demandRising(angles, anglesLine);
  const factors = angles.map(() => positive(numbers, "bad-tilt-factor"));
  return { angles, factors };
}

/** A field of later editions that does not affect intensities. */
function unused(numbers: NumberCursor): number {
  numbers.one();
  return 1;
}

/** Converts to intensities for a light that points straight down, and factors relative to these. */
function withTilt(table: Photometry, tiltFactors: TiltFactors): Photometry {
  const upright = tiltFactorOf({ ...table, tiltFactors }, 0);
  return {
    ...table,
    candelas: table.candelas.map((row) => row.map((value) => value * upright)),
    tiltFactors: {
      angles: tiltFactors.angles,
      factors: tiltFactors.factors.map((factor) => factor / upright),
    },
  };
}

/** A factor that is not positive leaves no light to calculate with. */
function positive(
  numbers: NumberCursor,
  fault: "no-light" | "bad-tilt-factor" = "no-light",
): number {
  const { line } = numbers;
  const value = numbers.one();
  if (value > 0) return value;
  throw new PhotometricError(fault, line, String(value));
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
  const valuesLine = numbers.line;
  const candelas = horizontals.map(() => verticals.map(() => intensity(numbers) * shape.factor));
  demandLight({ candelas }, valuesLine);
  if (shape.frame === "C") {
    demandWithin(verticals, [0, 180], verticalLine);
    const expanded = expandPlanes({ planes: horizontals, candelas }, horizontalLine);
    return { frame: "C", angles: verticals, ...expanded };
  }
  demandWithin(verticals, [-90, 90], verticalLine);
  demandWithin(horizontals, [-90, 90], horizontalLine);
  const whole = withLeftHalf(horizontals, candelas);
  const lower = withLowerHalf(verticals, whole.candelas);
  // Type A: the horizontal angle selects the plane and the vertical one runs within it; type B the
  // other way round.
  return shape.frame === "A"
    ? fromPole("A", whole.horizontals, lower.verticals, lower.candelas)
    : fromPole("B", lower.verticals, whole.horizontals, transposed(lower.candelas));
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
  if (!isHalf(horizontals)) return { horizontals, candelas };
  return {
    horizontals: mirrored(horizontals, (angle) => -angle),
    candelas: mirrored(candelas, (column) => column),
  };
}

/**
 * Vertical angles of types A and B run from −90 or from 0 to 90°. Since 2002 a file must describe
 * the whole light, so if they start at 0 the lower half mirrors the upper one.
 */
function withLowerHalf(verticals: number[], candelas: number[][]) {
  if (!isHalf(verticals)) return { verticals, candelas };
  return {
    verticals: mirrored(verticals, (angle) => -angle),
    candelas: candelas.map((row) => mirrored(row, (value) => value)),
  };
}

function isHalf(angles: readonly number[]): boolean {
  return angles[0] === 0 && angles.length > 1;
}

/** Prepends all values but the first, in reverse order. */
function mirrored<T>(values: readonly T[], turned: (value: T) => T): T[] {
  return [...values.slice(1).toReversed().map(turned), ...values];
}

/** Converts latitudes from −90 to 90° into angles from the pole. */
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
