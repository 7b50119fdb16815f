import { expect, test } from "vitest";
import { type Scanned, withScan } from "./scanned.ts";

const AT = "2026-11-26T10:00:00.000Z";

const scan = (...codes: string[]) =>
  codes.reduce<Scanned<"counted">[]>((entries, code, index) => {
    const at = new Date(Date.parse(AT) + index * 1000).toISOString();
    return withScan(entries, code, "counted", at);
  }, []);

test("adds one unit per scan and lists the latest scan first", () => {
  expect(scan("NHR-50", "nhr-50 ", "THR-60", "NHR-50")).toMatchObject([
    { sku: "NHR-50", counted: "3" },
    { sku: "THR-60", counted: "1" },
  ]);
});

test("records the times of an entry's first and last scan", () => {
  expect(scan("NHR-50", "THR-60", "NHR-50")).toMatchObject([
    { sku: "NHR-50", from: AT, until: "2026-11-26T10:00:02.000Z" },
    { sku: "THR-60", from: "2026-11-26T10:00:01.000Z", until: "2026-11-26T10:00:01.000Z" },
  ]);
});

test("adds a scan to a typed number in any digits", () => {
  const typed = (counted: string) => ({ sku: "NHR-50", counted, from: AT, until: AT });
  expect(withScan([typed("١٢")], "NHR-50", "counted", AT)[0]?.counted).toBe("13");
  expect(withScan([typed("")], "NHR-50", "counted", AT)[0]?.counted).toBe("1");
});

test("ignores an empty scan", () => {
  expect(scan("NHR-50", " ")).toMatchObject([{ sku: "NHR-50", counted: "1" }]);
});
