import { expect, test } from "vitest";
import { columnsOf } from "./remittance-columns.ts";

test("headings of couriers are understood in either language, in any order and with units", () => {
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

test("the amount that was collected counts before any other one, and a fee may be missing", () => {
  expect(columnsOf(["Order Number", "Amount", "Collected"])).toEqual({
    numbers: [0],
    collected: 2,
    fee: undefined,
  });
});

test("a row of a list is no heading", () => {
  expect(columnsOf(["F-100001-ABCDEF/1", "1250", "45"])).toBeUndefined();
});
