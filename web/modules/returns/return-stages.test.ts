import { expect, test } from "vitest";
import { returnStages } from "./return-stages.ts";

const at = "2026-11-21T10:00:00Z";
const shown = (stages: ReturnType<typeof returnStages>) =>
  stages.map(({ state, mark }) => `${state} ${mark}`);

test("marks a return's stages as done, current and future", () => {
  const events = [
    { state: "requested" as const, at, note: null },
    { state: "approved" as const, at, note: null },
  ];
  expect(shown(returnStages({ state: "approved", resolution: "refund", events }))).toEqual([
    "requested done",
    "approved current",
    "received future",
    "refunded future",
  ]);
  expect(shown(returnStages({ state: "approved", resolution: "exchange", events })).at(-1)).toBe(
    "exchanged future",
  );
});

test("shows no stages after a refused return", () => {
  const events = [
    { state: "requested" as const, at, note: null },
    { state: "refused" as const, at, note: "too late" },
  ];
  expect(shown(returnStages({ state: "refused", resolution: "refund", events }))).toEqual([
    "requested done",
    "refused done",
  ]);
});
