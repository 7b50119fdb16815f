import { expect, test } from "vitest";
import { withScan } from "./scanned.ts";

const scan = (...codes: string[]) =>
  codes.reduce<ReturnType<typeof withScan>>((entries, code) => withScan(entries, code), []);

test("each scan is one more piece, and what was scanned last stands on top", () => {
  expect(scan("NHR-50", "nhr-50 ", "THR-60", "NHR-50")).toEqual([
    { sku: "NHR-50", counted: "3" },
    { sku: "THR-60", counted: "1" },
  ]);
});

test("a scan goes on from the number that somebody typed, in any digits", () => {
  expect(withScan([{ sku: "NHR-50", counted: "١٢" }], "NHR-50")[0]?.counted).toBe("13");
  expect(withScan([{ sku: "NHR-50", counted: "" }], "NHR-50")[0]?.counted).toBe("1");
});

test("an empty scan counts nothing", () => {
  expect(scan("NHR-50", " ")).toEqual([{ sku: "NHR-50", counted: "1" }]);
});
