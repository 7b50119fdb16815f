import { expect, test } from "vitest";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { chosenKelvin, offeredKelvins } from "./offered-kelvins.ts";

const cct = (...codes: string[]): Pick<ProductDetail, "options"> => ({
  options: [
    {
      code: "cct",
      name: "CCT",
      values: codes.map((code) => ({ code, label: code, colour: null })),
    },
  ],
});

test("sorts offered colour temperatures and ignores a single one", () => {
  const fixed = { switchableKelvins: [] };
  expect(offeredKelvins(cct("6500", "3000", "4000"), fixed)).toEqual([3000, 4000, 6500]);
  expect(offeredKelvins(cct("3000"), fixed)).toEqual([]);
  expect(offeredKelvins({ options: [] }, fixed)).toEqual([]);
});

test("lists switchable colour temperatures and starts with the pictured one", () => {
  const switchable = { options: {}, switchableKelvins: [4000, 2700, 3000] };
  expect(offeredKelvins({ options: [] }, switchable)).toEqual([2700, 3000, 4000]);
  expect(chosenKelvin(switchable)).toBe(3000);
  expect(chosenKelvin({ options: { cct: "6500" }, switchableKelvins: [] })).toBe(6500);
  expect(chosenKelvin({ options: {}, switchableKelvins: [] })).toBeUndefined();
});
