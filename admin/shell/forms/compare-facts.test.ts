import { expect, test } from "vitest";
import { differencesOf } from "./compare-facts.ts";

test("only what differs is named, nested fields by their path", () => {
  const before = { role: "orders", disabled: false, address: { city: "Giza", street: "Nile" } };
  const after = { role: "owner", disabled: false, address: { city: "Cairo", street: "Nile" } };
  expect(differencesOf(before, after)).toEqual([
    { field: "role", before: "orders", after: "owner" },
    { field: "address.city", before: "Giza", after: "Cairo" },
  ]);
});

test("what was not there before, and what is gone, have one side", () => {
  expect(differencesOf(null, { email: "a@b.example" })).toEqual([
    { field: "email", before: undefined, after: "a@b.example" },
  ]);
  expect(differencesOf({ lines: [1, 2], note: "x" }, { lines: [1, 2], note: null })).toEqual([
    { field: "note", before: "x", after: undefined },
  ]);
});

test("lists are compared as a whole", () => {
  expect(differencesOf({ lines: [1] }, { lines: [1, 2] })).toEqual([
    { field: "lines", before: "[1]", after: "[1,2]" },
  ]);
});
