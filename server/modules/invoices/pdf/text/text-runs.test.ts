import { describe, expect, test } from "vitest";
import { paragraphOf, plainText, runsOf, technicalText, visualOrder } from "./text-runs.ts";

/** One font for Arabic letters, one for the rest; none for Chinese. */
const fontOf = (codePoint: number) => {
  if (codePoint >= 0x4e00) return undefined;
  return codePoint >= 0x600 && codePoint < 0x700 ? "arabic" : "latin";
};

/** The text on the line, from left to right. */
function drawn(text: string, direction: "ltr" | "rtl" = "rtl"): string[] {
  const paragraph = paragraphOf(text, direction);
  const runs = runsOf(paragraph, { from: 0, to: text.length }, fontOf, "latin");
  expect(runs.map(({ actual }) => actual).join("")).toBe(text.replace(/[\u2066-\u2069]/g, ""));
  return visualOrder(runs).map((run) => run.drawn.trim());
}

describe("runs from left to right", () => {
  test("numbers stand left of the Arabic before them, in their own order", () => {
    expect(drawn("نجفة 12 لمبة")).toEqual(["لمبة", "", "12", "نجفة"]);
  });

  test("brackets of Arabic are mirrored, and those of Latin are not", () => {
    expect(drawn("شركة (منى)")).toEqual(["(", "منى", ")", "شركة"].map((sign) => sign));
    expect(drawn("IP65 (IK08)", "ltr")).toEqual(["IP65 (IK08)"]);
  });

  test("sizes and units keep their order within Arabic", () => {
    expect(drawn(technicalText("سلندر 30×40 mm نحاس"))).toEqual(["نحاس", "", "30×40 mm", "سلندر"]);
    expect(drawn(technicalText("220–240 V"))).toEqual(["220–240 V"]);
  });

  test("Arabic within English", () => {
    expect(drawn("Ordered by منى سالم today", "ltr")).toEqual(["Ordered by", "منى سالم", "today"]);
  });

  test("a letter that no font has is drawn as a question mark", () => {
    expect(drawn("北", "ltr")).toEqual(["?"]);
  });
});

test("text from people is one line in Latin digits without direction signs", () => {
  expect(plainText(" \u202eشارع\n٩\u2067 \u0000")).toBe("شارع 9");
});
