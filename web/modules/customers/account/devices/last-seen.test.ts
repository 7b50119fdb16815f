import { expect, test } from "vitest";
import { lastSeen } from "./last-seen.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T12:00:00Z", "now", 0],
  ["2026-11-21T11:58:01Z", "now", 0],
  ["2026-11-21T11:58:00Z", "minutes", 2],
  ["2026-11-21T11:00:01Z", "minutes", 59],
  ["2026-11-21T11:00:00Z", "hours", 1],
  ["2026-11-20T12:00:01Z", "hours", 23],
  ["2026-11-20T12:00:00Z", "days", 1],
  ["2026-10-21T12:00:00Z", "days", 31],
])("describes a device last seen at %s as %s %i", (iso, unit, count) => {
  expect(lastSeen(iso, NOW)).toEqual({ unit, count });
});

test("describes a device seen in the future as now", () => {
  expect(lastSeen("2026-11-21T12:03:00Z", NOW).unit).toBe("now");
});
