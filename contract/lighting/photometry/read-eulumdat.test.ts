import { expect, test } from "vitest";
import { fluxOf } from "./flux.ts";
import { intensityLookUp } from "./look-up.ts";
import { PhotometricError } from "./photometric-error.ts";
import { readEulumdat } from "./read-eulumdat.ts";
import { type SampleLdt, sampleLdt } from "./sample-files.ts";

const read = (change: SampleLdt = {}) => readEulumdat(sampleLdt(change));
const sine = Math.SQRT1_2;

function faultOf(text: string): string {
  try {
    readEulumdat(text);
  } catch (error) {
    if (error instanceof PhotometricError)
      return `${error.fault} in line ${error.line}${error.found && `: ${error.found}`}`;
    throw error;
  }
  return "none";
}

test("scales intensities from 1000 lm to the lamps' flux", () => {
  const file = read();
  expect(file).toMatchObject({ format: "EULUMDAT", name: "Strahler", power: 18, lampFlux: 2000 });
  expect(file.photometry).toMatchObject({ angles: [0, 45, 90], candelas: [[600, 300, 0]] });
  expect(read({ conversion: "0,5" }).photometry.candelas).toEqual([[300, 150, 0]]);
});

test("reads a negative number of lamps as absolute photometry", () => {
  const file = read({ lamps: "-1", flux: "2000" });
  expect(file.lampFlux).toBeUndefined();
  expect(file.photometry.candelas).toEqual([[600, 300, 0]]);
});

test("reads width 0 as a round opening", () => {
  expect(read().opening).toEqual({ length: 90, width: 90, height: 0, isRound: true });
});

test("swaps length and width of the opening", () => {
  expect(read({ sizes: [1200, 60, 0, 0, 30, 0] }).opening).toEqual({
    length: 60,
    width: 1200,
    height: 30,
    isRound: false,
  });
});

const quarters = [0, 90, 180, 270];
const rows = (...peaks: number[]) => peaks.map((peak) => [peak, peak / 2, 0]);

test.each([
  [0, rows(100, 80, 60, 40), [100, 80, 60, 40]],
  [1, rows(100), [100, 100, 100, 100]],
  [2, rows(100, 80, 60), [100, 80, 60, 80]],
  [3, rows(40, 100, 80), [100, 80, 100, 40]],
  [4, rows(100, 80), [100, 80, 100, 80]],
])("completes the intensities of symmetry %i", (symmetry, candelas, expected) => {
  const { photometry } = read({ symmetry, planes: quarters, candelas, flux: "1000" });
  const look = intensityLookUp(photometry);
  const found = [
    look(sine, 0, -sine),
    look(0, sine, -sine),
    look(-sine, 0, -sine),
    look(0, -sine, -sine),
  ];
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value / 2, 9);
});

test("reads a matt lamp with the stated flux", () => {
  const angles = Array.from({ length: 91 }, (_, angle) => angle);
  const row = angles.map((angle) => (1000 / Math.PI) * Math.cos((angle * Math.PI) / 180));
  const flux = fluxOf(
    read({ angles, candelas: [row.map((value) => value.toFixed(4))] }).photometry,
  );
  expect(flux / 2000).toBeCloseTo(1, 3);
});

test("reads decimal commas, several lamp sets and any line end", () => {
  const file = read({ candelas: [["300,5", "150,25", "0"]], power: "18,4", sets: 2 });
  expect(file.power).toBe(18.4);
  expect(file.photometry.candelas).toEqual([[601, 300.5, 0]]);
  for (const lineEnd of ["\n", "\r", "\r\n"]) {
    expect(read({ lineEnd }).photometry.candelas).toEqual([[600, 300, 0]]);
  }
});

test.each<[string, SampleLdt]>([
  ["unknown-symmetry in line 3: 7", { symmetry: 7 }],
  ["not-a-number in line 29: two", { flux: "two" }],
  ["no-light in line 29: 0 lm", { flux: "0" }],
  ["no-light in line 24: 0", { conversion: "0" }],
  ["no-light in line 47", { candelas: [[0, 0, 0]] }],
  ["angles-not-rising in line 44", { angles: [0, 90, 45] }],
  ["angles-out-of-range in line 44: 190", { angles: [0, 90, 190] }],
  ["negative-intensity in line 48: -1", { candelas: [[300, -1, 0]] }],
  ["missing-line in line 49", { candelas: [[300, 1]], lineEnd: "\n" }],
  ["too-many-numbers in line 50", { candelas: [[300, 1, 0, 5]] }],
])("reports fault, line and value of a broken file: %s", (fault, change) => {
  expect(faultOf(sampleLdt(change))).toBe(fault);
});

test("reports a missing line for text other than EULUMDAT", () => {
  expect(faultOf("")).toBe("missing-line in line 1");
  expect(faultOf("a,b\n1,2\n")).toBe("missing-line in line 3");
});
