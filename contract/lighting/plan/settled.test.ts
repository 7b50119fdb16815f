import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInside } from "../room/room.ts";
import { type Millimetres, mm } from "../units.ts";
import { CLEARANCE, wallsOf } from "./light-places.ts";
import { withAddedLight, withWallLights } from "./mounted-changes.ts";
import { withObstacle, withObstacleChanged, withoutObstacle } from "./obstacle-changes.ts";
import { planQuery, readPlan } from "./plan-address.ts";
import { withArranged, withGrid, withMoved, withoutLight, withRoom } from "./plan-changes.ts";
import { FIRST_PLAN, type Plan } from "./plan.ts";
import { isSameSpot, type Settled, settled } from "./settled.ts";

const among = (least: number, most: number) => fc.integer({ min: least, max: most });
const size = among(1000, 12_000).map(mm);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const variantId = fc.constantFrom(1, 2, 3);

type Edit = (plan: Plan) => Plan;

const cut: fc.Arbitrary<Edit> = fc
  .record({
    x: fc.constantFrom("start" as const, "end" as const),
    y: fc.constantFrom("start" as const, "end" as const),
    length: among(10, 50),
    width: among(10, 50),
  })
  .map(({ x, y, length, width }) => (plan: Plan) => {
    const part = (whole: Millimetres, percent: number) => mm(Math.round((whole * percent) / 100));
    const cutOut = { length: part(plan.length, length), width: part(plan.width, width) };
    return withRoom(plan, { cutOut: { corner: { x, y }, ...cutOut } });
  });

const sides: fc.Arbitrary<Edit> = fc
  .record({ length: size, width: size, height: among(2000, 4000).map(mm) })
  // As the form does: with a new size, the missing corner is a part of it.
  .map((next) => (plan: Plan) => withRoom(plan, { ...next, cutOut: undefined }));

const mountings = fc.constantFrom("recessed", "suspended", "wall", "strip");

const edits: fc.Arbitrary<Edit> = fc.oneof(
  sides,
  cut,
  fc.constant<Edit>((plan) => withRoom(plan, { cutOut: undefined })),
  fc
    .record({ variantId, mounting: mountings })
    .map((light) => (plan: Plan) => withAddedLight(plan, light)),
  fc.tuple(variantId, among(1, 20)).map(
    ([id, count]) =>
      (plan: Plan) =>
        withArranged(plan, id, count),
  ),
  fc.tuple(variantId, among(1, 20)).map(
    ([id, count]) =>
      (plan: Plan) =>
        withGrid(plan, id, count),
  ),
  fc.tuple(among(11, 13), among(1, 9)).map(
    ([id, count]) =>
      (plan: Plan) =>
        withWallLights(plan, id, count),
  ),
  fc.tuple(share, share, share).map(([which, x, y]) => (plan: Plan) => {
    const index = Math.floor(which * plan.lights.length);
    return withMoved(plan, index, { x: x * plan.length * 1.2, y: y * plan.width * 1.2 }, 1);
  }),
  share.map((which) => (plan: Plan) => withoutLight(plan, Math.floor(which * plan.lights.length))),
  fc
    .constantFrom("wardrobe" as const, "beam" as const)
    .map((kind) => (plan: Plan) => withObstacle(plan, kind)),
  fc
    .record({ x: size, y: size, length: size, width: size, height: size })
    .map((change) => (plan: Plan) => withObstacleChanged(plan, 0, change)),
  fc.constant<Edit>((plan) => withoutObstacle(plan, 0)),
);

/** Distance to the nearest point of the room's outline. */
function fromWall(plan: Plan, { x, y }: { x: number; y: number }): number {
  const distances = wallsOf(plan).map(({ from, to }) => {
    const beyond = (axis: 0 | 1, value: number) =>
      Math.max(Math.min(from[axis], to[axis]) - value, value - Math.max(from[axis], to[axis]), 0);
    return Math.max(beyond(0, x), beyond(1, y));
  });
  return Math.min(...distances);
}

/** Faults of a plan's lights. */
function faultsOf(plan: Plan): string[] {
  return plan.lights.flatMap((light, index) => {
    const { x, y, z } = light;
    const isClear = z === undefined ? fromWall(plan, light) >= CLEARANCE : z < plan.height;
    const others = plan.lights.slice(0, index);
    return [
      ...(isInside(plan, x, y) ? [] : [`${index} is outside`]),
      ...(isClear ? [] : [`${index} is too near to a wall or the ceiling`]),
      ...(others.some((other) => isSameSpot(other, light)) ? [`${index} is on another`] : []),
    ];
  });
}

describe("settled", () => {
  test("places all lights validly or counts removed ones after any edits", () => {
    fc.assert(
      fc.property(fc.array(fc.option(edits), { maxLength: 12 }), (sequence) => {
        let now: Settled = settled(FIRST_PLAN);
        const past: Plan[] = [];
        for (const edit of sequence) {
          const undone = edit === null ? past.pop() : undefined;
          if (edit) past.push(now.plan);
          const next = edit ? edit(now.plan) : (undone ?? now.plan);
          now = settled(next);
          expect(faultsOf(now.plan)).toEqual([]);
          expect(now.plan.lights.length + now.removed).toBe(next.lights.length);
          // Undo returns the same plan object.
          expect(undone === undefined || now.plan === undone).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("round-trips the valid plan of any address", () => {
    const places = fc.array(fc.tuple(among(1, 3), among(0, 6000), among(0, 6000)), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(places, fc.boolean(), (lights, isAngled) => {
        const query: Record<string, string> = {
          room: "5000-4000-2800",
          lights: lights.map((light) => light.join("-")).join("_"),
          ...(isAngled && { cut: "2000-1500-end-end" }),
        };
        const plan = readPlan((name) => query[name] ?? null);
        expect(faultsOf(plan)).toEqual([]);
        expect(plan.lights).toHaveLength(lights.length);
        const again = planQuery(plan);
        expect(readPlan((name) => again[name] ?? null)).toEqual(plan);
      }),
    );
  });

  test("returns the same plan when nothing has to change", () => {
    const plan = withGrid(FIRST_PLAN, 7, 6);
    expect(settled(plan)).toEqual({ plan, moved: 0, removed: 0 });
    expect(settled(plan).plan).toBe(plan);
  });

  test("counts lights that were moved off a wall", () => {
    const lights = [{ variantId: 1, x: mm(0), y: mm(3990) }];
    const { plan, moved } = settled({ ...FIRST_PLAN, lights });
    expect(plan.lights).toEqual([{ variantId: 1, x: 100, y: 3900 }]);
    expect(moved).toBe(1);
  });
});

describe("withRoom", () => {
  test("rearranges an even layout in the new room", () => {
    const four = withGrid({ ...FIRST_PLAN, length: mm(5000), width: mm(4000) }, 1, 4);
    const smaller = withRoom(four, { length: mm(4000), width: mm(3000) });
    expect(smaller.lights).toEqual(withGrid({ ...smaller, lights: [] }, 1, 4).lights);
    expect(withRoom(smaller, { length: mm(5000), width: mm(4000) })).toEqual(four);
  });
});

describe("withArranged", () => {
  test("replaces arranged lights and keeps lights added by hand", () => {
    const first = withArranged(FIRST_PLAN, 1, 4);
    const added = settled(withAddedLight(first, { variantId: 2, mounting: "suspended" })).plan;
    const next = settled(withArranged(added, 3, 6)).plan;
    expect(next.lights.map((light) => light.variantId)).toEqual([2, 3, 3, 3, 3, 3, 3]);
    expect(planQuery(next)["auto"]).toBe("3");
    const again = planQuery(next);
    expect(readPlan((name) => again[name] ?? null)).toEqual(next);
  });
});
