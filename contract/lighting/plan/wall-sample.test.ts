import { expect, test } from "vitest";
import { cosineBeam } from "../photometry/cosine-beam.ts";
import { lumens, mm } from "../units.ts";
import { FIRST_PLAN } from "./plan.ts";
import { wallSample } from "./wall-sample.ts";

const spot = (beam: number, flux = 900) => ({
  file: {
    format: "test",
    name: "",
    power: 9,
    lampFlux: undefined,
    opening: { length: mm(0), width: mm(0), height: mm(0), isRound: true },
    photometry: cosineBeam(lumens(flux), beam),
  },
  below: mm(0),
});
const sampleOf = (beam: number, flux?: number) => wallSample(FIRST_PLAN, spot(beam, flux), 1);
const mostOf = ({ values }: { values: Float64Array }) => Math.max(...values);
/** Height of the brightest point on the wall, in rows from the floor. */
const rowOfMost = (sample: ReturnType<typeof sampleOf>) =>
  Math.floor(sample.values.indexOf(mostOf(sample)) / sample.columns);

test("lights the wall lower with a narrow beam than a wide one", () => {
  expect(rowOfMost(sampleOf(24))).toBeLessThan(rowOfMost(sampleOf(36)));
  expect(rowOfMost(sampleOf(36))).toBeLessThan(rowOfMost(sampleOf(60)));
});

test("matches the inverse square law, also where the wall is brightest", () => {
  const { values, columns, rows } = sampleOf(36);
  const black = wallSample(
    { ...FIRST_PLAN, colours: { ceiling: "wood", walls: "dark", floor: "dark" } },
    spot(36),
    1,
  );
  // Below the first light, 1 m up: d² = 0.3² + 1.795², I = I₀·cosⁿ; the other light is 1.2 m
  // further.
  const power = Math.log(0.5) / Math.log(Math.cos((18 * Math.PI) / 180));
  const peak = (900 * (power + 1)) / (2 * Math.PI);
  const lux = (along: number, below = 1.795) => {
    const distance = Math.hypot(along, 0.3, below);
    return (peak * (below / distance) ** power * 0.3) / distance ** 3;
  };
  const direct = lux(0.02) + lux(1.18);
  const index = Math.floor(1000 / (2800 / rows)) * columns + Math.floor(600 / (2400 / columns));
  expect((black.values[index] ?? 0) / direct).toBeGreaterThan(0.97);
  expect((black.values[index] ?? 0) / direct).toBeLessThan(1.1);
  expect(values[index]).toBeGreaterThan(black.values[index] ?? 0);
  const heights = Array.from({ length: rows }, (_, row) => ((row + 0.5) * 2.8) / rows);
  const expected = heights.map((height) => (height < 2.795 ? lux(0.02, 2.795 - height) : 0));
  const brightest = expected.indexOf(Math.max(...expected));
  expect(Math.abs(rowOfMost(black) - brightest)).toBeLessThanOrEqual(1);
});

test("doubles light for double flux, symmetrical on both sides", () => {
  const [one, two] = [sampleOf(24, 500), sampleOf(24, 1000)];
  expect(mostOf(two) / mostOf(one)).toBeCloseTo(2, 6);
  for (const [index, value] of one.values.entries()) {
    const row = Math.floor(index / one.columns);
    const mirrored = one.values[row * one.columns + one.columns - 1 - (index % one.columns)];
    expect(mirrored).toBeCloseTo(value, 6);
  }
});
