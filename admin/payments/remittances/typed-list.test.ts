import { expect, test } from "vitest";
import { leftRows, nextReference, readyRows } from "./typed-list.ts";

const row = (place: number, problem: "unknown" | null) => ({
  row: place,
  number: `B-${place}`,
  orderNumber: null,
  parcel: null,
  expected: null,
  collected: 0,
  fee: 0,
  difference: null,
  problem,
});
const report = {
  booked: false,
  rows: [row(1, null), row(2, "unknown"), row(3, null)],
  expected: 0,
  collected: 0,
  fees: 0,
};

test("allows booking only for the compared list and only once", () => {
  expect(readyRows(undefined, "B-1,1")).toBe(0);
  expect(readyRows({ rows: "B-1,1", report }, "B-1,1")).toBe(2);
  expect(readyRows({ rows: "B-1,1", report }, "B-1,2")).toBe(0);
  expect(readyRows({ rows: "B-1,1", report: { ...report, booked: true } }, "B-1,1")).toBe(0);
});

test("keeps rows with problems as typed, without the heading", () => {
  expect(leftRows("number,amount\nB-1, 10\n\nB-2, 20\nB-3, 30", report)).toBe("B-2, 20");
});

test("appends or increments the number of a reference", () => {
  expect(["Bosta", "Bosta-2", "2026-1126"].map(nextReference)).toEqual([
    "Bosta-2",
    "Bosta-3",
    "2026-1126-2",
  ]);
});
