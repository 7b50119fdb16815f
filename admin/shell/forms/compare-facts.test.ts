import { expect, test } from "vitest";
import { differencesOf } from "./compare-facts.ts";

test("lists only differing fields, nested ones by path", () => {
  const before = { role: "orders", disabled: false, address: { city: "Giza", street: "Nile" } };
  const after = { role: "owner", disabled: false, address: { city: "Cairo", street: "Nile" } };
  expect(differencesOf(before, after)).toEqual([
    { field: "role", before: "orders", after: "owner" },
    { field: "address.city", before: "Giza", after: "Cairo" },
  ]);
});

test("lists added and removed fields with one side", () => {
  expect(differencesOf(null, { email: "a@b.example" })).toEqual([
    { field: "email", before: undefined, after: "a@b.example" },
  ]);
  expect(differencesOf({ lines: [1, 2], note: "x" }, { lines: [1, 2], note: null })).toEqual([
    { field: "note", before: "x", after: undefined },
  ]);
});

test("compares lists as a whole", () => {
  expect(differencesOf({ lines: [1] }, { lines: [1, 2] })).toEqual([
    { field: "lines", before: "[1]", after: "[1,2]" },
  ]);
});
