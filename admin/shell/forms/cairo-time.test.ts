import { expect, test } from "vitest";
import { cairoInstant, cairoWall } from "./cairo-time.ts";

test("converts typed times from Cairo time in winter and summer", () => {
  expect(cairoInstant("2026-12-01T09:00")).toBe("2026-12-01T07:00:00.000Z");
  expect(cairoInstant("2026-07-01T09:00")).toBe("2026-07-01T06:00:00.000Z");
  expect(cairoWall("2026-07-01T06:00:00.000Z")).toBe("2026-07-01T09:00");
});

test("returns undefined for text that is not a time", () => {
  expect(["", "tomorrow", "2026-12-01", "2026-13-41T09:00"].map(cairoInstant)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
