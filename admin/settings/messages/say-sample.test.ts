import { expect, test } from "vitest";
import { saySample } from "./say-sample.ts";

const samples = { name: { ar: "منى", en: "Mona" }, days: { ar: 3, en: 3 } };

test("fills placeholders with samples in the language's plural forms", () => {
  const days = "{name}: {days, plural, one {# day} other {# days}}";
  expect(saySample(days, samples, "en")).toBe("Mona: 3 days");
  expect(saySample("{days, plural, few {# أيام} other {# يوم}} يا {name}", samples, "ar")).toBe(
    "3 أيام يا منى",
  );
});

test.each(["Hello {name", "{city}", "{}"])(
  "returns undefined for the malformed message “%s”",
  (typed) => {
    expect(saySample(typed, samples, "en")).toBeUndefined();
  },
);
