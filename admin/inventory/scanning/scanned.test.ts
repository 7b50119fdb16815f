import { expect, test } from "vitest";
import { type Scanned, withScan } from "./scanned.ts";

const AT = "2026-11-26T10:00:00.000Z";

const scan = (...codes: string[]) =>
  codes.reduce<Scanned<"counted">[]>((entries, code, index) => {
    const at = new Date(Date.parse(AT) + index * 1000).toISOString();
    return withScan(entries, code, "counted", at);
  }, []);

test("each scan is one more piece, and what was scanned last stands on top", () => {
  expect(scan("NHR-50", "nhr-50 ", "THR-60", "NHR-50")).toMatchObject([
    { sku: "NHR-50", counted: "3" },
    { sku: "THR-60", counted: "1" },
  ]);
});

test("an entry knows when its first and its last piece were scanned", () => {
  expect(scan("NHR-50", "THR-60", "NHR-50")).toMatchObject([
    { sku: "NHR-50", from: AT, until: "2026-11-26T10:00:02.000Z" },
    { sku: "THR-60", from: "2026-11-26T10:00:01.000Z", until: "2026-11-26T10:00:01.000Z" },
  ]);
});

test("a scan goes on from the number that somebody typed, in any digits", () => {
  const typed = (counted: string) => ({ sku: "NHR-50", counted, from: AT, until: AT });
  expect(withScan([typed("١٢")], "NHR-50", "counted", AT)[0]?.counted).toBe("13");
  expect(withScan([typed("")], "NHR-50", "counted", AT)[0]?.counted).toBe("1");
});

test("an empty scan counts nothing", () => {
  expect(scan("NHR-50", " ")).toMatchObject([{ sku: "NHR-50", counted: "1" }]);
});
