import { describe, expect, it, test } from "vitest";
import { isWorthSaying, timeLeft } from "./time-left.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const after = (ms: number) => timeLeft(new Date(NOW + ms).toISOString(), NOW);
const [S, M, H, D] = [1000, 60_000, 3_600_000, 86_400_000];

describe("timeLeft", () => {
  it.each([
    [3 * D, "days", 3],
    [3 * D - S, "hours", 71],
    [2 * H, "hours", 2],
    [2 * H - S, "minutes", 119],
    [30 * M, "minutes", 30],
    [M, "minutes", 1],
    [M - 1, "moment", 0],
    [1, "moment", 0],
    [0, "over", 0],
    [-D, "over", 0],
  ] as const)("returns for %i ms the unit %s and the count %i", (ms, unit, count) => {
    expect(after(ms)).toMatchObject({ unit, count });
  });

  it("returns the exact time of the next change", () => {
    for (const ms of [30 * M, 30 * M - 1, 5 * M + 17, M, 40 * S, 3 * D + 5]) {
      const now = after(ms);
      const next = after(ms - (now.changesIn ?? 0));
      expect([next.unit, next.count]).not.toEqual([now.unit, now.count]);
      const just = after(ms - (now.changesIn ?? 0) + 2);
      expect([just.unit, just.count]).toEqual([now.unit, now.count]);
    }
    expect(after(-1).changesIn).toBeNull();
  });
});

test("announces only 10, 5 and 1 minutes and the end", () => {
  const said = Array.from({ length: 31 }, (_, minutes) => after(minutes * M)).filter(isWorthSaying);
  expect(said.map(({ count }) => count)).toEqual([0, 1, 5, 10]);
});
