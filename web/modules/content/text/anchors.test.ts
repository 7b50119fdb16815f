import { expect, test } from "vitest";
import type { TextPart } from "#contract/content/text-part.ts";
import { plainText, textAnchors, textSections } from "./anchors.ts";

const heading = (text: string): TextPart => ({ kind: "heading", text });
const text = (words: string): TextPart => ({ kind: "text", text: words });

test("creates anchor ids in the heading's language", () => {
  const anchors = textAnchors([
    heading("1. Returns & refunds"),
    heading("٢. الاسترجاع، خطوة بخطوة"),
  ]);
  expect(anchors.map(({ id }) => id)).toEqual(["1-returns-refunds", "٢-الاسترجاع-خطوة-بخطوة"]);
});

test("makes anchor ids of equal or empty headings unique", () => {
  const anchors = textAnchors([heading("Light"), heading("Light!"), heading("…"), heading("—")]);
  expect(anchors.map(({ id }) => id)).toEqual(["light", "light-2", "part", "part-2"]);
});

test("splits a text before each heading", () => {
  const sections = textSections([text("a"), heading("B"), text("b"), heading("C")]);
  expect(sections).toEqual([
    { parts: [text("a")] },
    { anchor: { id: "b", text: "B" }, parts: [text("b")] },
    { anchor: { id: "c", text: "C" }, parts: [] },
  ]);
});

test("returns no section before a heading at the start", () => {
  expect(textSections([heading("B")])).toEqual([{ anchor: { id: "b", text: "B" }, parts: [] }]);
});

test("joins the words of a text without pictures and links", () => {
  const parts: TextPart[] = [
    text("Within **14 days**, see [terms](/terms-and-conditions)."),
    { kind: "steps", items: ["**Write**", "Send"] },
    { kind: "quote", text: "Fine", by: "Mona" },
    { kind: "link", label: "Contact", path: "/contact-us" },
  ];
  expect(plainText(parts)).toBe("Within 14 days, see terms. Write Send Fine");
});
