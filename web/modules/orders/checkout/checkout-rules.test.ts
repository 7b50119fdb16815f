import { describe, expect, it } from "vitest";
import { findMistakes } from "#web/shell/forms/form-rules.ts";
import { checkoutRules } from "./checkout-rules.ts";
import { EMPTY_VALUES, valuesFrom } from "./checkout-values.ts";

const label = (path: string) => path;
const right = valuesFrom({
  contact: { name: "Mona", phone: "٠١٠ ١٢٣٤ ٥٦٧٨" },
  address: { governorate: "EG-C", city: "Nasr City", street: "Abbas", building: "12" },
});

describe("checkoutRules", () => {
  it("accepts a valid form with digits of any script", () => {
    expect(findMistakes(checkoutRules, right, "en", label)).toEqual([]);
  });

  it("reports every required field in the specification's words", () => {
    const mistakes = findMistakes(checkoutRules, EMPTY_VALUES, "en", label);
    expect(mistakes.map(({ path }) => path)).toEqual([
      "contact.name",
      "contact.phone",
      "address.governorate",
      "address.city",
      "address.street",
      "address.building",
    ]);
    expect(new Set(mistakes.map(({ text }) => text))).toEqual(new Set(["This field is required"]));
  });

  it("reports an invalid email and both invalid phones", () => {
    const wrong = { ...right, contact: { name: "M", phone: "12", phone2: "34", email: "a@" } };
    const texts = Object.fromEntries(
      findMistakes(checkoutRules, wrong, "en", label).map(({ path, text }) => [path, text]),
    );
    expect(texts["contact.email"]).toBe("Please enter a valid email");
    expect(texts["contact.phone"]).toContain("Egyptian mobile");
    expect(texts["contact.phone2"]).toContain("Egyptian mobile");
  });
});
