import { expect, test } from "vitest";
import type { TextPart } from "#contract/content/text-part.ts";
import { plainText, textAnchors, textSections } from "./anchors.ts";

const heading = (text: string): TextPart => ({ kind: "heading", text });
const text = (words: string): TextPart => ({ kind: "text", text: words });

test("headings have addresses in the letters of their language", () => {
  const anchors = textAnchors([
    heading("1. Returns & refunds"),
    heading("٢. الاسترجاع، خطوة بخطوة"),
  ]);
  expect(anchors.map(({ id }) => id)).toEqual(["1-returns-refunds", "٢-الاسترجاع-خطوة-بخطوة"]);
});

test("two headings of the same words, or of none, are told apart", () => {
  const anchors = textAnchors([heading("Light"), heading("Light!"), heading("…"), heading("—")]);
  expect(anchors.map(({ id }) => id)).toEqual(["light", "light-2", "part", "part-2"]);
});

test("a text is cut before each heading; what stands first needs none", () => {
  const sections = textSections([text("a"), heading("B"), text("b"), heading("C")]);
  expect(sections).toEqual([
    { parts: [text("a")] },
    { anchor: { id: "b", text: "B" }, parts: [text("b")] },
    { anchor: { id: "c", text: "C" }, parts: [] },
  ]);
});

test("a text that begins with a heading has nothing before it", () => {
  expect(textSections([heading("B")])).toEqual([{ anchor: { id: "b", text: "B" }, parts: [] }]);
});

test("in one line stand the words, not the pictures and the ways on", () => {
  const parts: TextPart[] = [
    text("Within **14 days**, see [terms](/terms-and-conditions)."),
    { kind: "steps", items: ["**Write**", "Send"] },
    { kind: "quote", text: "Fine", by: "Mona" },
    { kind: "link", label: "Contact", path: "/contact-us" },
  ];
  expect(plainText(parts)).toBe("Within 14 days, see terms. Write Send Fine");
});
