import { expect, test } from "vitest";
import { isForAllSizes } from "./shared-picture.ts";

const variant = (src: string, options: Record<string, string>) => ({
  options,
  pictures: [{ src }],
});

test("reports that all sizes share a picture", () => {
  const small = variant("/brass.webp", { diameter_mm: "600", finish: "brass" });
  const large = variant("/brass.webp", { diameter_mm: "800", finish: "brass" });
  expect(isForAllSizes({ variants: [small, large] }, small)).toBe(true);
  const own = variant("/large.webp", { diameter_mm: "800", finish: "brass" });
  expect(isForAllSizes({ variants: [small, own] }, small)).toBe(false);
});

test("does not treat another colour temperature or finish as another size", () => {
  const warm = variant("/white.webp", { cct: "3000", diameter_mm: "90" });
  const cool = variant("/white.webp", { cct: "6500", diameter_mm: "90" });
  expect(isForAllSizes({ variants: [warm, cool] }, warm)).toBe(false);
  const black = variant("/one.webp", { finish: "black", diameter_mm: "90" });
  const white = variant("/one.webp", { finish: "white", diameter_mm: "90" });
  expect(isForAllSizes({ variants: [black, white] }, black)).toBe(false);
});
