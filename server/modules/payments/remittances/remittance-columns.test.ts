import { expect, test } from "vitest";
import { columnsOf } from "./remittance-columns.ts";

test("maps English and Arabic headings in any order and with units", () => {
  expect(columnsOf(["Number", "Amount", "Fee"])).toEqual({ numbers: [0], collected: 1, fee: 2 });
  expect(columnsOf(["Date", "AWB", "COD Amount (EGP)", "Shipping Fees"])).toEqual({
    numbers: [1],
    collected: 2,
    fee: 3,
  });
  expect(columnsOf(["رسوم الشحن", "المبلغ المحصّل (ج.م)", "رقم البوليصة", "رقم الطلب"])).toEqual({
    numbers: [2, 3],
    collected: 1,
    fee: 0,
  });
  expect(columnsOf(["القيمة بالجنيه", "الرقم"])).toEqual({
    numbers: [1],
    collected: 0,
    fee: undefined,
  });
  expect(columnsOf(["التاريخ", "الرقم"])).toBeUndefined();
});

test("prefers the collected amount over other amounts and allows no fee", () => {
  expect(columnsOf(["Order Number", "Amount", "Collected"])).toEqual({
    numbers: [0],
    collected: 2,
    fee: undefined,
  });
});

test("does not treat a data row as a heading", () => {
  expect(columnsOf(["F-100001-ABCDEF/1", "1250", "45"])).toBeUndefined();
});
