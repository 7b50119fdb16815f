import { describe, expect, test } from "vitest";
import { withArranged, withMoved, withRoom } from "#contract/lighting/plan/plan-changes.ts";
import { FIRST_PLAN } from "#contract/lighting/plan/plan.ts";
import { mm } from "#contract/lighting/units.ts";
import { editedPlan } from "./plan-report.ts";

describe("editedPlan", () => {
  const four = withArranged(FIRST_PLAN, 1, 4);

  test("reports nothing for an even layout in a smaller room", () => {
    const { plan, report } = editedPlan(four, (before) => withRoom(before, { length: mm(3000) }));
    expect(plan.lights).toHaveLength(4);
    expect(report).toBeNull();
  });

  test("reports a hand-placed light that was moved, with the former plan", () => {
    const moved = withMoved(four, 3, { x: 4800, y: 3500 }, 1);
    const { plan, report } = editedPlan(moved, (before) => withRoom(before, { length: mm(4000) }));
    expect(plan.lights[3]).toEqual({ variantId: 1, x: 3900, y: 3500 });
    expect(report).toEqual({ moved: 1, removed: 0, replaced: 0, before: moved });
  });

  test("reports arranged lights that another arrangement replaced", () => {
    const { plan, report } = editedPlan(four, (before) => withArranged(before, 2, 6));
    expect(plan.lights.every(({ variantId }) => variantId === 2)).toBe(true);
    expect(report).toMatchObject({ replaced: 4, before: four });
  });
});
