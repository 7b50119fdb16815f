import { expect, test } from "vitest";
import { type DocumentNode, fromDocuments } from "#contract/content/text-document.ts";
import { alignedTo, withBlock, withoutEmpty } from "./align.ts";

const words = (text: string): DocumentNode => ({ type: "text", text });
const paragraph = (text: string): DocumentNode => ({ type: "paragraph", content: [words(text)] });
const heading = (text: string): DocumentNode => ({
  type: "heading",
  attrs: { level: 2 },
  content: [words(text)],
});
const list = (...items: string[]): DocumentNode => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [paragraph(item)] })),
});
const picture = (assetId: number, alt: string): DocumentNode => ({
  type: "image",
  attrs: { assetId, src: "/media/a.webp", alt, title: null },
});
const doc = (...content: DocumentNode[]): DocumentNode => ({ type: "doc", content });
const EMPTY: DocumentNode = { type: "paragraph" };

test("copies the elements of one language and keeps the other's words", () => {
  const ar = doc(heading("ضوء"), list("أ", "ب", "ج"), picture(7, "نجفة"), paragraph("نص"));
  const en = doc(
    paragraph("Light"),
    list("a"),
    paragraph("Words"),
    paragraph("Text"),
    paragraph("Rest"),
  );
  const aligned = alignedTo(ar, en);
  expect(aligned.content?.map(({ type }) => type)).toEqual([
    "heading",
    "bulletList",
    "image",
    "paragraph",
    "paragraph",
  ]);
  expect(aligned.content?.[0]).toEqual(heading("Light"));
  expect(aligned.content?.[2]?.attrs).toMatchObject({ assetId: 7, alt: "" });
  expect(aligned.content?.[4]).toEqual(paragraph("Rest"));
  const { faults } = fromDocuments({ ar, en: doc(...(aligned.content ?? []).slice(0, 4)) });
  expect(faults).toEqual([]);
});

test("keeps each language's alt text of a picture", () => {
  const aligned = alignedTo(doc(picture(8, "نجفة")), doc(picture(7, "Chandelier")));
  expect(aligned.content).toEqual([picture(8, "Chandelier")]);
});

test("adds an element in both languages, replacing an empty line", () => {
  const link: DocumentNode = { type: "linkBlock", attrs: { href: "/Cart" } };
  const documents = { ar: doc(paragraph("أ"), EMPTY), en: doc(paragraph("a"), paragraph("b")) };
  const { ar, en } = withBlock(documents, 1, link);
  expect(ar).toEqual(doc(paragraph("أ"), link, EMPTY));
  expect(en).toEqual(doc(paragraph("a"), link, paragraph("b")));
});

test("removes lines that are empty in both languages", () => {
  const documents = { ar: doc(EMPTY, paragraph("أ"), EMPTY), en: doc(EMPTY, EMPTY) };
  expect(withoutEmpty(documents)).toEqual({ ar: doc(paragraph("أ")), en: doc(EMPTY) });
});
