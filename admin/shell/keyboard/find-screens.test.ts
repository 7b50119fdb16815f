import { expect, test } from "vitest";
import { findScreens } from "./find-screens.ts";

const SCREENS = [
  { name: "start", names: ["اليوم", "Today"] },
  { name: "orders", names: ["الطلبات", "Orders"] },
  { name: "questions", names: ["الأسئلة الشائعة", "Questions"] },
  { name: "feedback", names: ["الرسائل", "Messages"] },
  { name: "blocks", names: ["الصفحة الرئيسية", "Home page"] },
];
const found = (typed: string) => findScreens(SCREENS, typed).map(({ name }) => name);

test("a few letters of either language find a screen", () => {
  expect(found("طلب")).toEqual(["orders"]);
  expect(found("ORD")).toEqual(["orders"]);
  expect(found("page")).toEqual(["blocks"]);
  expect(found("")).toHaveLength(SCREENS.length);
  expect(found("xyz")).toEqual([]);
});

test("hamza and ta marbuta may be written in any way", () => {
  expect(found("اسئله")).toEqual(["questions"]);
  expect(found("الأسئلة")).toEqual(["questions"]);
  expect(found("رئيسيه")).toEqual(["blocks"]);
  expect(found("رييسية")).toEqual(["blocks"]);
});

test("what begins with the letters stands before what has them inside", () => {
  expect(found("t")).toEqual(["start", "questions"]);
});
