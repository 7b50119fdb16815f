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

test("finds a screen by letters of either language", () => {
  expect(found("طلب")).toEqual(["orders"]);
  expect(found("ORD")).toEqual(["orders"]);
  expect(found("page")).toEqual(["blocks"]);
  expect(found("")).toHaveLength(SCREENS.length);
  expect(found("xyz")).toEqual([]);
});

test("finds a screen in any spelling of hamza and ta marbuta", () => {
  expect(found("اسئله")).toEqual(["questions"]);
  expect(found("الأسئلة")).toEqual(["questions"]);
  expect(found("رئيسيه")).toEqual(["blocks"]);
  expect(found("رييسية")).toEqual(["blocks"]);
});

test("lists screens that start with the typed letters first", () => {
  expect(found("t")).toEqual(["start", "questions"]);
});
