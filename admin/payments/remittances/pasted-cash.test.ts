import { expect, test } from "vitest";
import { pastedCash } from "./pasted-cash.ts";

const ROW = { number: "F-100001-ABCDEF/1", collected: 1_250_50, fee: 45_00 };

test("splits cells at commas, semicolons or tabs, in any digits", () => {
  for (const line of [
    "F-100001-ABCDEF/1,1250.50,45",
    'F-100001-ABCDEF/1,"1,250.50",45',
    "F-100001-ABCDEF/1;1,250.50;45",
    "F-100001-ABCDEF/1\t1,250.50\t45.00",
    "F-100001-ABCDEF/1 ، ١٢٥٠٫٥٠ ، ٤٥",
  ])
    expect(pastedCash(line), line).toEqual([ROW]);
});

test("skips the heading and empty lines and accepts a missing fee", () => {
  expect(pastedCash("Number,Amount,Fee\r\n\r\nB-1,10\r\nB-2,20,\r\n")).toEqual([
    { number: "B-1", collected: 10_00, fee: 0 },
    { number: "B-2", collected: 20_00, fee: 0 },
  ]);
});

test("returns undefined for an amount that is not a number", () => {
  expect(pastedCash("B-1,ten,45\nB-2")).toEqual([
    { number: "B-1", collected: undefined, fee: 45_00 },
    { number: "B-2", collected: undefined, fee: 0 },
  ]);
});
