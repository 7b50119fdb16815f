import { expect, test } from "vitest";
import { GOVERNORATE_CODES } from "../governorates.ts";
import { citiesOf, hasCity } from "./cities.ts";

test.each(GOVERNORATE_CODES)("lists unique cities of %s with names in both languages", (code) => {
  const [ar, en] = [citiesOf(code, "ar"), citiesOf(code, "en")];
  expect(ar.length).toBeGreaterThanOrEqual(5);
  expect(en).toHaveLength(ar.length);
  expect(new Set(ar).size).toBe(ar.length);
  expect(new Set(en).size).toBe(en.length);
  for (const name of ar) expect(name).toMatch(/^(?:\d+ )?[\p{Script=Arabic} ]+$/u);
  for (const name of en) expect(name).toMatch(/^[\dA-Z][\dA-Za-z ]+$/);
});

test("finds a city only in its governorate, in either language", () => {
  expect(hasCity("EG-C", "مدينة نصر")).toBe(true);
  expect(hasCity("EG-C", " nasr city ")).toBe(true);
  expect(hasCity("EG-GZ", "Nasr City")).toBe(false);
  expect(hasCity("EG-GZ", "6 أكتوبر")).toBe(true);
});

test("returns no cities for an unknown governorate", () => {
  expect(citiesOf("", "ar")).toEqual([]);
  expect(citiesOf("toString", "en")).toEqual([]);
  expect(hasCity("", "")).toBe(false);
});
