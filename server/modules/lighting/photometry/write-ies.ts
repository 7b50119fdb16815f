import type { CandelaTable } from "./candela-table.ts";

/** The data of a photometric file besides its intensities. */
export interface IesLight {
  sku: string;
  /** In English, since the format allows only ASCII. */
  name: string;
  brand: string;
  /** lm */
  flux: number;
  /** W; zero: unknown. */
  power: number;
  opening: Opening;
  table: CandelaTable;
}

/** The luminous opening in mm; a round one has a diameter; zero means a point. */
export type Opening = { diameter: number } | { width: number; length: number; height?: number };

const LINE_LENGTH = 120;
const MILLIMETRES = 1000;
const TYPE_C = 1;
const METRES = 2;

/**
 * A photometric file according to ANSI/IES LM-63-2002: absolute photometry, type C, the same in
 * every plane.
 */
export function writeIes(light: IesLight): string {
  const { angles, candelas } = light.table;
  const lines = [
    "IESNA:LM-63-2002",
    `[TEST] ${ascii(light.sku)}`,
    "[TESTLAB] none",
    "[ISSUEDATE] calculated on request",
    `[MANUFAC] ${ascii(light.brand)}`,
    `[LUMCAT] ${ascii(light.sku)}`,
    `[LUMINAIRE] ${ascii(light.name)}`,
    "[OTHER] Calculated from the data sheet (flux, beam angle, peak), not measured in a laboratory",
    "TILT=NONE",
    // Lamps, lumens per lamp (-1: absolute), multiplier, angles, planes, type, unit, opening.
    [1, -1, 1, angles.length, 1, TYPE_C, METRES, ...openingOf(light.opening)].join(" "),
    // Ballast factor, future use, input watts.
    `1 1 ${light.power}`,
    ...wrapped(angles),
    "0",
    ...wrapped(candelas),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** Width, length and height in metres; a circle is written as a negative diameter. */
function openingOf(opening: Opening): [number, number, number] {
  if ("diameter" in opening) {
    const across = opening.diameter / -MILLIMETRES;
    return across === 0 ? [0, 0, 0] : [across, across, 0];
  }
  const { width, length, height = 0 } = opening;
  return [width / MILLIMETRES, length / MILLIMETRES, height / MILLIMETRES];
}

function wrapped(values: readonly number[]): string[] {
  const lines = [""];
  for (const value of values) {
    const line = lines.at(-1) ?? "";
    if (line.length + String(value).length >= LINE_LENGTH) lines.push(String(value));
    else lines[lines.length - 1] = line ? `${line} ${value}` : String(value);
  }
  return lines;
}

/** Straight quotes; other non-ASCII characters are dropped. */
function ascii(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2013\u2014]/g, "-")
    .replaceAll(/[^\x20-\x7e]/g, "");
}
