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

describe("visual order of text runs", () => {
  test("places numbers left of preceding Arabic words in their own order", () => {
    expect(drawn("نجفة 12 لمبة")).toEqual(["لمبة", "", "12", "نجفة"]);
  });

  test("mirrors brackets around Arabic but not around Latin text", () => {
    expect(drawn("شركة (منى)")).toEqual(["(", "منى", ")", "شركة"].map((sign) => sign));
    expect(drawn("IP65 (IK08)", "ltr")).toEqual(["IP65 (IK08)"]);
  });

  test("keeps sizes and units in order within Arabic", () => {
    expect(drawn(technicalText("سلندر 30×40 mm نحاس"))).toEqual(["نحاس", "", "30×40 mm", "سلندر"]);
    expect(drawn(technicalText("220–240 V"))).toEqual(["220–240 V"]);
  });

  test("keeps Arabic words together within English text", () => {
    expect(drawn("Ordered by منى سالم today", "ltr")).toEqual(["Ordered by", "منى سالم", "today"]);
  });

  test("draws letters without a font as question marks", () => {
    expect(drawn("北", "ltr")).toEqual(["?"]);
  });
});

test("normalises user text to one line, Latin digits, no direction marks", () => {
  expect(plainText(" \u202eشارع\n٩\u2067 \u0000")).toBe("شارع 9");
});
