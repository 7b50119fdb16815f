import { expect, test } from "vitest";
import { factTexts } from "./fact-texts.ts";

const fact = (code: string, name: string, value: string) => ({
  code,
  name,
  value,
  ltr: true,
  explanation: null,
});

test("omits a fact's name when its unit explains it", () => {
  const facts = [
    fact("diameter_mm", "Diameter", "80 cm"),
    fact("drop_mm", "Drop (from – to)", "35–150 cm"),
    fact("luminous_flux", "Light output", "4200 lm"),
    fact("cri", "Colour rendering (CRI)", "92"),
    fact("lamp_count", "Number of lamps", "6–12"),
  ];
  expect(factTexts(facts)).toEqual([
    "Diameter 80 cm",
    "Drop 35–150 cm",
    "4200 lm",
    "CRI 92",
    "Number of lamps 6–12",
  ]);
});
