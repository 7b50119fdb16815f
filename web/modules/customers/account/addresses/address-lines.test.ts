import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";
import { bodyOf, EMPTY_ADDRESS, valuesOf } from "./address-values.ts";

const words = {
  building: (text: string) => `No. ${text}`,
  floor: (text: string) => `floor ${text}`,
  apartment: (text: string) => `flat ${text}`,
  comma: ", ",
};
const saved = {
  ...EMPTY_ADDRESS,
  id: 7,
  governorate: "EG-C",
  governorateName: "Cairo",
  city: "Nasr City",
  street: "Abbas",
  building: "12",
};
const plain = (lines: string[]) => lines.map((line) => line.replace(/[\u2068\u2069]/g, ""));

test("omits missing parts without gaps", () => {
  expect(plain(addressLines(saved, words))).toEqual(["Abbas, No. 12", "Nasr City, Cairo"]);
});

test("includes floor, flat, district and landmark when they are known", () => {
  const full = { ...saved, floor: "3", apartment: "5", district: "7th", landmark: "By the school" };
  expect(plain(addressLines(full, words))).toEqual([
    "Abbas, No. 12, floor 3, flat 5",
    "7th, Nasr City, Cairo",
    "By the school",
  ]);
});

test("round-trips an address through its form unchanged", () => {
  const { id: _, governorateName: __, ...rest } = saved;
  expect(bodyOf(valuesOf(saved))).toEqual(rest);
});
