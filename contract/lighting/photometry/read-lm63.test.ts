import { expect, test } from "vitest";
import { fluxOf } from "./flux.ts";
import { intensityLookUp, tiltFactorOf } from "./look-up.ts";
import { PhotometricError } from "./photometric-error.ts";
import { readLm63 } from "./read-lm63.ts";
import { type SampleIes, sampleIes } from "./sample-files.ts";

const read = (change: SampleIes = {}) => readLm63(sampleIes(change));
const sine = Math.SQRT1_2;

function faultOf(text: string): string {
  try {
    readLm63(text);
  } catch (error) {
    if (error instanceof PhotometricError) return `${error.fault} in line ${error.line}`;
    throw error;
  }
  return "none";
}

test.each([
  ["Downlight of 1986", "LM-63-1986"],
  ["IESNA91", "LM-63-1991"],
  ["IESNA:LM-63-1995", "LM-63-1995"],
  ["IESNA:LM-63-2002", "LM-63-2002"],
  ["IES:LM-63-2019", "LM-63-2019"],
  ["IESNA86", "LM-63-1986"],
  ["IES 12345 track spot", "LM-63-1986"],
  ["IES 91 floodlight", "LM-63-1986"],
])("reads the first line %s as %s", (firstLine, format) => {
  expect(read({ firstLine })).toMatchObject({ format, power: 12.5, lampFlux: undefined });
});

test("reads name and ballast factor of LM-63-1986 files", () => {
  const own = { labels: [], factors: "1 1.1 10" };
  const labelled = read({ ...own, firstLine: "IES 12345 track spot" });
  expect(labelled.name).toBe("IES 12345 track spot");
  expect(labelled.photometry.candelas[0]?.[0]).toBeCloseTo(110, 9);
  const named = read({ ...own, firstLine: "IESNA86", labels: ["Track spot"] });
  expect(named.name).toBe("Track spot");
  expect(named.photometry.candelas[0]?.[0]).toBeCloseTo(110, 9);
});

test("rejects an unknown LM-63 edition", () => {
  expect(faultOf(sampleIes({ firstLine: "IESNA:LM-63-2012" }))).toBe("unknown-format in line 1");
});

test("applies intensity factors and converts feet", () => {
  const file = read({ multiplier: "2", factors: "0.5 1 10", unit: "1", sizes: "1 2 0.5" });
  expect(file.photometry.candelas).toEqual([[100, 50, 0]]);
  expect(file.opening.width).toBeCloseTo(304.8, 9);
  expect(file.opening.length).toBeCloseTo(609.6, 9);
  expect(file.opening.height).toBeCloseTo(152.4, 9);
  expect(file.name).toBe("Downlight 90");
  const lamps = read({ lamps: "2", perLamp: "1350" });
  expect(lamps.lampFlux).toBe(2700);
});

test("applies the factor before the watts until LM-63-1995 only", () => {
  const peak = (firstLine: string) =>
    read({ firstLine, factors: "1 1.10001 10" }).photometry.candelas[0]?.[0];
  expect(peak("IESNA:LM-63-1995")).toBeCloseTo(110, 2);
  expect(peak("IESNA:LM-63-2002")).toBe(100);
  expect(peak("IES:LM-63-2019")).toBe(100);
});

test("reads negative sizes as a round opening", () => {
  expect(read().opening).toEqual({ width: 90, length: 90, height: 0, isRound: true });
  expect(read({ sizes: "-0.2 0 0" }).opening).toMatchObject({ width: 200, length: 200 });
  expect(read({ sizes: "0 0 0" }).opening).toMatchObject({ width: 0, isRound: false });
});

const rows = (...peaks: number[]) => peaks.map((peak) => [peak, peak / 2, 0]);

test.each([
  ["a quarter", [0, 90], rows(100, 80)],
  ["a half", [0, 90, 180], rows(100, 80, 100)],
  ["a half across", [90, 180, 270], rows(80, 100, 80)],
  ["everything", [0, 90, 180, 270, 360], rows(100, 80, 100, 80, 100)],
  ["everything but the last plane", [0, 90, 180, 270], rows(100, 80, 100, 80)],
])("completes planes measured over %s", (_, planes, candelas) => {
  const { photometry } = read({ planes, candelas });
  expect(photometry.planes).toEqual([0, 90, 180, 270, 360]);
  expect(photometry.candelas.map(([peak]) => peak)).toEqual([100, 80, 100, 80, 100]);
  const look = intensityLookUp(photometry);
  expect(look(sine, 0, -sine)).toBeCloseTo(50, 9);
  expect(look(-sine, 0, -sine)).toBeCloseTo(50, 9);
  expect(look(0, -sine, -sine)).toBeCloseTo(40, 9);
  expect(look(sine / Math.SQRT2, sine / Math.SQRT2, -sine)).toBeCloseTo(45, 9);
});

test("preserves differing sides of planes measured over a half across", () => {
  const { photometry } = read({ planes: [90, 180, 270], candelas: rows(80, 100, 60) });
  const look = intensityLookUp(photometry);
  expect(look(0, sine, -sine)).toBeCloseTo(40, 9);
  expect(look(0, -sine, -sine)).toBeCloseTo(30, 9);
  expect(look(sine, 0, -sine)).toBeCloseTo(look(-sine, 0, -sine), 9);
});

test("reads light directed upwards only or all round", () => {
  const up = intensityLookUp(read({ angles: [90, 135, 180] }).photometry);
  expect(up(0, 0, 1)).toBe(0);
  expect(up(sine, 0, sine)).toBeCloseTo(50, 9);
  expect(up(0, 0, -1)).toBe(0);
  const all = read({ angles: [0, 90, 180], candelas: [[100, 100, 100]] }).photometry;
  expect(fluxOf(all)).toBeCloseTo(400 * Math.PI, 9);
});

test.each(["2", "3"])("reads flux and directions of a matt type %s floodlight", (type) => {
  const latitudes = Array.from({ length: 37 }, (_, step) => step * 5 - 90);
  const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const half = latitudes.filter((angle) => angle >= 0);
  const candelas = half.map((horizontal) =>
    latitudes.map((vertical) => Math.max(0, 1000 * cos(horizontal) * cos(vertical))),
  );
  const { photometry } = read({ type, angles: latitudes, planes: half, candelas });
  expect(fluxOf(photometry) / (1000 * Math.PI)).toBeCloseTo(1, 2);
  const look = intensityLookUp(photometry);
  expect(look(0, 0, -1)).toBeCloseTo(1000, 6);
  expect(look(sine, 0, -sine)).toBeCloseTo(707, -1);
  expect(look(0, -sine, -sine)).toBeCloseTo(707, -1);
  expect(look(1, 0, 0)).toBeCloseTo(0, 6);
});

test("distinguishes the planes of types A and B", () => {
  const change = {
    angles: [-90, 0, 45, 90],
    planes: [-90, 0, 60, 90],
    candelas: [
      [0, 0, 0, 0],
      [0, 1, 2, 0],
      [0, 3, 7, 0],
      [0, 0, 0, 0],
    ],
  };
  // Up 45°, then right 60°: their direction in space depends on which turn comes first.
  const [v, h] = [Math.PI / 4, Math.PI / 3];
  const typeA = intensityLookUp(read({ ...change, type: "3" }).photometry);
  const towardsA = [Math.cos(v) * Math.sin(h), Math.sin(v), -Math.cos(v) * Math.cos(h)] as const;
  expect(typeA(...towardsA)).toBeCloseTo(7, 9);
  const typeB = intensityLookUp(read({ ...change, type: "2" }).photometry);
  const towardsB = [Math.sin(h), Math.cos(h) * Math.sin(v), -Math.cos(h) * Math.cos(v)] as const;
  expect(typeB(...towardsB)).toBeCloseTo(7, 9);
});

test("reads decimal commas, comma separators, any line end and Ctrl-Z", () => {
  const comma = sampleIes({
    sizes: "0,5 0,25 0",
    factors: "1,0 1 7,5",
    candelas: [["100,5", 50, 0]],
  });
  expect(readLm63(comma)).toMatchObject({ power: 7.5, opening: { width: 500, length: 250 } });
  expect(readLm63(comma).photometry.candelas).toEqual([[100.5, 50, 0]]);
  const separators = sampleIes({ angles: ["0,", "45,", 90], candelas: [["100.5,50,0"]] });
  expect(readLm63(separators).photometry.candelas).toEqual([[100.5, 50, 0]]);
  for (const lineEnd of ["\n", "\r", "\r\n"]) {
    expect(read({ lineEnd }).photometry.candelas).toEqual([[100, 50, 0]]);
  }
  expect(readLm63(`${sampleIes()}\u001A`).photometry.candelas).toEqual([[100, 50, 0]]);
});

test("interpolates tilt factors by the light's tilt angle", () => {
  const tiltLines = ["1", "3", "0 45 90", "1 0.9 0.7"];
  const { photometry } = read({ tilt: "INCLUDE", tiltLines });
  expect(photometry.candelas).toEqual([[100, 50, 0]]);
  const factors = [0, 45, 60, -45, 90, 180].map((tilt) => tiltFactorOf(photometry, tilt));
  const expected = [1, 0.9, 0.9 - 0.2 / 3, 0.9, 0.7, 0.7];
  expect(factors).toEqual(expected.map((factor) => expect.closeTo(factor, 9)));
});

test("applies a first tilt factor below 1 to untilted lights", () => {
  const tiltLines = ["1", "2", "0 90", "0.8 0.4"];
  const { photometry } = read({ tilt: "INCLUDE", tiltLines });
  expect(photometry.candelas).toEqual([[80, 40, 0]]);
  expect(tiltFactorOf(photometry, 90)).toBeCloseTo(0.5, 9);
});

test("rejects external, unsorted and negative tilt tables", () => {
  expect(faultOf(sampleIes({ tilt: "lamp.tlt" }))).toBe("tilt-in-another-file in line 5");
  const include = { tilt: "INCLUDE" };
  expect(faultOf(sampleIes({ ...include, tiltLines: ["1", "2", "90 0", "1 1"] }))).toBe(
    "angles-not-rising in line 8",
  );
  expect(faultOf(sampleIes({ ...include, tiltLines: ["1", "2", "0 90", "1 -1"] }))).toBe(
    "bad-tilt-factor in line 9",
  );
});

test.each(["2", "3"])("mirrors vertical angles from 0 for type %s", (type) => {
  const change = {
    type,
    angles: [0, 45, 90],
    planes: [-90, 0, 90],
    candelas: [
      [0, 0, 0],
      [100, 60, 0],
      [0, 0, 0],
    ],
  };
  const half = read(change).photometry;
  const whole = read({
    ...change,
    angles: [-90, -45, 0, 45, 90],
    candelas: change.candelas.map((row) => [...row.slice(1).toReversed(), ...row]),
  }).photometry;
  expect(half).toEqual(whole);
  const look = intensityLookUp(half);
  expect(look(0, -sine, -sine)).toBeCloseTo(60, 9);
  expect(look(0, sine, -sine)).toBeCloseTo(60, 9);
});

test.each<[string, SampleIes]>([
  ["not-a-number in line 8", { angles: [0, "x", 90] }],
  ["angles-not-rising in line 8", { angles: [0, 90, 45] }],
  ["angles-out-of-range in line 8", { angles: [0, 90, 200] }],
  ["negative-intensity in line 10", { candelas: [[100, -1, 0]] }],
  ["too-few-numbers in line 10", { candelas: [[100, 50]] }],
  ["too-many-numbers in line 10", { candelas: [[100, 50, 0, 7]] }],
  ["unknown-coordinates in line 6", { type: "4" }],
  ["unknown-unit in line 6", { unit: "3" }],
  ["bad-count in line 6", { lamps: "1.5" }],
  ["no-light in line 6", { multiplier: "0" }],
  ["no-light in line 7", { factors: "0 1 10" }],
  ["no-light in line 10", { candelas: [[0, 0, 0]] }],
  ["unknown-symmetry in line 9", { planes: [10, 50], candelas: rows(1, 2) }],
])("reports fault and line of a broken file: %s", (fault, change) => {
  expect(faultOf(sampleIes(change))).toBe(fault);
});

test("reports a fault for text other than a photometric file", () => {
  expect(faultOf("")).toBe("no-photometric-file in line 1");
  expect(faultOf("IESNA:LM-63-2002\r\nTILT=NONE\r\n")).toBe("too-few-numbers in line 3");
});
