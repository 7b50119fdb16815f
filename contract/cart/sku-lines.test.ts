import { describe, expect, it } from "vitest";
import { readSkuLines } from "./sku-lines.ts";

const read = (text: string) => readSkuLines(text).map(({ sku, quantity }) => [sku, quantity]);

describe("readSkuLines for one line", () => {
  it.each([
    ["NFS-7-WH 3", 3],
    ["nfs-7-wh\t3", 3],
    ["NFS-7-WH,3", 3],
    ["NFS-7-WH، ٣", 3],
    ["NFS-7-WH × 12", 12],
    ["NFS-7-WH×12", 12],
    ["NFS-7-WH x 12", 12],
    ["NFS-7-WH x12", 12],
    ["12 × NFS-7-WH", 12],
    ["12x NFS-7-WH", 12],
    ["NFS-7-WH ۱۲", 12],
    ["\u200fNFS-7-WH\u200f ١٢", 12],
    ["NFS-7-WH 3 pcs", 3],
    ["NFS-7-WH", 1],
    ['"NFS-7-WH","3"', 3],
  ])("reads SKU and quantity from %j", (typed, quantity) => {
    expect(read(typed)).toEqual([["NFS-7-WH", quantity]]);
  });

  it("reads the number after a name, or before a sheet's price", () => {
    expect(read("NFS-7-WH Smoke alarm 9 V 2")).toEqual([["NFS-7-WH", 2]]);
    expect(read("NFS-7-WH\tSmoke alarm 9 V\t2\t1690")).toEqual([["NFS-7-WH", 2]]);
  });

  it("separates a numeric SKU from its quantity", () => {
    expect(read("60601 4")).toEqual([["60601", 4]]);
  });

  it("returns null for quantities other than whole numbers 1 to 999", () => {
    for (const typed of ["NFS-7-WH 0", "NFS-7-WH 1000", "NFS-7-WH many", "NFS-7-WH -2"]) {
      expect(read(typed)).toEqual([["NFS-7-WH", null]]);
    }
  });
});

describe("readSkuLines for a list", () => {
  it("skips empty lines and headings and numbers lines as typed", () => {
    const lines = readSkuLines("SKU\tQuantity\r\n\r\nNFS-7-WH\t2\r\n  \r\nYQS-10-SM\t1");
    expect(lines.map(({ sku, rows }) => [sku, rows])).toEqual([
      ["NFS-7-WH", [3]],
      ["YQS-10-SM", [5]],
    ]);
  });

  it("adds quantities of the same SKU up to the line limit", () => {
    expect(readSkuLines("NFS-7-WH 2\nYQS-10-SM 1\nnfs7wh 3")).toEqual([
      { rows: [1, 3], typed: "NFS-7-WH 2", sku: "NFS-7-WH", quantity: 5 },
      { rows: [2], typed: "YQS-10-SM 1", sku: "YQS-10-SM", quantity: 1 },
    ]);
    expect(read("NFS-7-WH 600\nNFS-7-WH 600")).toEqual([["NFS-7-WH", null]]);
  });
});
