import { expect, test } from "vitest";
import { hintsFor } from "./hints.ts";

const titles = (...known: Parameters<typeof hintsFor>) =>
  hintsFor(...known).map(({ title }) => title);

test("shows no hints when the profile is complete", () => {
  const account = { twoFactor: true };
  expect(titles({ account, addresses: 1, review: null })).toEqual([]);
  expect(titles({ account, addresses: 2, review: "approved" })).toEqual([]);
  expect(titles({ account, addresses: 2, review: "declined" })).toEqual([]);
});

test("lists hints for missing data, the company review first", () => {
  const account = { twoFactor: false };
  expect(titles({ account, addresses: 0, review: "waiting" })).toEqual([
    "hintCompany",
    "hintAddress",
    "hintTwoFactor",
  ]);
  expect(titles({ account, addresses: 3, review: null })).toEqual(["hintTwoFactor"]);
});
