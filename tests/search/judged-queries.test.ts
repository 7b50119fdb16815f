import { expect, test } from "vitest";
import { catalogue } from "#demo/index.ts";
import { judgedQueries } from "./judged-queries.ts";
import { gradeOf, need, of, only } from "./need.ts";

const judged = judgedQueries();

test("has at least 400 distinct queries, every fifth held out", () => {
  expect(judged.length).toBeGreaterThanOrEqual(400);
  expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  expect(judged.filter(({ isHeldOut }) => isHeldOut).length).toBe(Math.floor(judged.length / 5));
});

test.each(judged.map(({ query, grades }) => [query, grades] as const))(
  "has a matching product for the query %s",
  (query, grades) => {
    expect(query).not.toBe("");
    expect([...grades.values()].filter((grade) => grade > 1)).not.toEqual([]);
  },
);

function gradeIn(code: string, ...[queries, exact, less]: Parameters<typeof need>) {
  const product = catalogue.products.find((one) => one.code === code)!;
  return gradeOf(need(queries, exact, less), product, catalogue.categories);
}

test("grades by category and by facts of one variant", () => {
  const spot = "noqta-surface-spot";
  expect(gradeIn(spot, "q", of("spot-lights"))).toBe(3);
  expect(gradeIn(spot, "q", of("spot-lights", { power_w: 7, finish: "brass" }))).toBe(3);
  // Brass only comes in warm white.
  expect(gradeIn(spot, "q", of("spot-lights", { cct: 4000, finish: "brass" }))).toBe(0);
  expect(gradeIn(spot, "q", of("lamps"), { right: only(spot) })).toBe(2);
  expect(gradeIn(spot, "q", of("lamps"), { fair: of("spot-lights", { power_w: [5, 8] }) })).toBe(1);
  expect(gradeIn("nada-lever-handle", "q", of("door-handles", { door_thickness_mm: 40 }))).toBe(3);
  expect(gradeIn("nada-lever-handle", "q", of("door-handles", { door_thickness_mm: 60 }))).toBe(0);
  expect(gradeIn("yaqaza-sensor-wall-light", "q", of("outdoor-lights", { sensor: "motion" }))).toBe(
    3,
  );
});
