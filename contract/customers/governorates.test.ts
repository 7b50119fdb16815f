import { expect, test } from "vitest";
import { LOCALES } from "../kernel/locale.ts";
import { GOVERNORATE_CODES, GOVERNORATES } from "./governorates.ts";

test("defines 27 governorates by ISO code", () => {
  expect(GOVERNORATE_CODES).toHaveLength(27);
  for (const code of GOVERNORATE_CODES) expect(code).toMatch(/^EG-[A-Z]{1,3}$/);
});

test("gives each governorate a unique name in both languages", () => {
  for (const locale of LOCALES) {
    const names = GOVERNORATE_CODES.map((code) => GOVERNORATES[code][locale]);
    expect(new Set(names).size).toBe(27);
  }
  expect(GOVERNORATES["EG-C"]).toEqual({ ar: "القاهرة", en: "Cairo" });
  expect(GOVERNORATE_CODES[0]).toBe("EG-C");
});
