import fc from "fast-check";
import { expect, test } from "vitest";
import { metres, mm } from "../units.ts";
import { hangingAdvice, hangingLimits, HEADROOM } from "./hanging-advice.ts";

const reception = {
  length: metres(5),
  width: metres(4),
  height: metres(3),
  table: null,
  landing: null,
};
const adviceFor = (diameter: number, drop: [number, number], place = {}) =>
  hangingAdvice(
    { diameter: mm(diameter), drop: [mm(drop[0]), mm(drop[1])] },
    { ...reception, ...place },
  );

test("recommends a chandelier of about 75 cm for 4×5 m", () => {
  expect(adviceFor(750, [700, 1400]).size).toEqual({ fit: "fits", least: 550, most: 950 });
  expect(adviceFor(500, [700, 1400]).size?.fit).toBe("small");
  expect(adviceFor(1200, [700, 1400]).size?.fit).toBe("large");
});

test("agrees with the size and height limits of any room", () => {
  const size = fc.integer({ min: 1000, max: 12_000 }).map(mm);
  const height = fc.integer({ min: 2000, max: 8000 }).map(mm);
  fc.assert(
    fc.property(size, size, height, size, size, (length, width, tall, diameter, shortest) => {
      const room = { length, width, height: tall };
      const limits = hangingLimits(room);
      const drop = [shortest, mm(shortest + 1000)] as const;
      const place = { ...room, table: null, landing: null };
      const advice = hangingAdvice({ diameter, drop }, place);
      const { least, most } = limits.diameter;
      expect(advice.size?.fit === "fits").toBe(diameter >= least && diameter <= most);
      expect(advice.height?.fit === "fits").toBe(shortest <= limits.drop);
    }),
  );
});

test("leaves 2.1 m headroom above people or reports a low light", () => {
  expect(adviceFor(750, [700, 1400]).height).toEqual({ fit: "fits", drop: 900, bottom: 2100 });
  // Even at its shortest, it hangs at 2 m.
  expect(adviceFor(750, [700, 1400], { height: metres(2.7) }).height).toEqual({
    fit: "low",
    drop: 700,
    bottom: 2000,
  });
  expect(adviceFor(750, [700, 1400], { height: metres(6) }).height).toEqual({
    fit: "fits",
    drop: 1400,
    bottom: 4600,
  });
});

test("recommends size and height of a light above a table", () => {
  const table = { table: mm(900) };
  expect(adviceFor(500, [700, 1600], table)).toEqual({
    size: { fit: "fits", least: 450, most: 600 },
    height: { fit: "fits", drop: 1500, bottom: 1500 },
  });
  expect(adviceFor(750, [700, 1000], table)).toMatchObject({
    size: { fit: "large" },
    height: { fit: "high", bottom: 2000 },
  });
  expect(adviceFor(500, [1600, 2000], table).height).toMatchObject({ fit: "low" });
});

test("hangs a light in a stairwell at the upper floor's level", () => {
  const stairs = { height: metres(6.2), landing: metres(3.1) };
  expect(adviceFor(750, [1400, 4000], stairs)).toEqual({
    size: { fit: "fits", least: 550, most: 950 },
    height: { fit: "fits", drop: 3100, bottom: 3100 },
  });
  expect(adviceFor(750, [3300, 4000], stairs).height).toMatchObject({ fit: "low", bottom: 2900 });
  // Its chain is too short for it to be seen from below.
  expect(adviceFor(750, [700, 1400], stairs).height).toMatchObject({ fit: "high", bottom: 4800 });
  // Only a few steps: there is enough headroom.
  const steps = { height: metres(3.5), landing: metres(0.6) };
  expect(adviceFor(750, [700, 1600], steps).height).toMatchObject({ fit: "fits", bottom: 2100 });
});

test("returns null without diameter and drop", () => {
  expect(hangingAdvice({ diameter: null, drop: null }, reception)).toEqual({
    size: null,
    height: null,
  });
});

test("leaves headroom within the drop range in any room", () => {
  const length = fc.integer({ min: 200, max: 6000 });
  fc.assert(
    fc.property(length, length, fc.integer({ min: 2000, max: 8000 }), (one, other, ceiling) => {
      const drop = [mm(Math.min(one, other)), mm(Math.max(one, other))] as const;
      const place = { ...reception, height: mm(ceiling) };
      const { height } = hangingAdvice({ diameter: null, drop }, place);
      expect(height?.fit).toBe(ceiling - drop[0] >= HEADROOM ? "fits" : "low");
      expect(height?.drop).toBeGreaterThanOrEqual(drop[0]);
      expect(height?.drop).toBeLessThanOrEqual(drop[1]);
    }),
  );
});
