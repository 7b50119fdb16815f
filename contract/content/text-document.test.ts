import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DocumentNode, fromDocuments, toDocument } from "./text-document.ts";
import type { TextPartDraft } from "./text-draft.ts";
import { lineOf } from "./text-runs.ts";

const bilingual = (text: fc.Arbitrary<string>) => fc.record({ ar: text, en: text });
const words = bilingual(fc.oneof(fc.string(), fc.constantFrom("", "سطر\nسطر", "\n", "a\n\nb")));
const optional = fc.option(words, { nil: null });
const formatted = bilingual(
  fc
    .array(
      fc.record({
        text: fc.oneof(fc.string(), fc.constantFrom("سطر\nسطر", "\n", "**", "[x](/FAQ)")),
        isBold: fc.boolean(),
        href: fc.constantFrom(null, "/FAQ", "https://x.example/"),
      }),
      { maxLength: 4 },
    )
    .map(lineOf),
);
const items = fc.array(formatted, { minLength: 1, maxLength: 4 });

const part: fc.Arbitrary<TextPartDraft> = fc.oneof(
  fc.record({ kind: fc.constant("heading" as const), text: words }),
  fc.record({ kind: fc.constant("text" as const), text: formatted }),
  fc.record({ kind: fc.constantFrom("list" as const, "steps" as const), items }),
  fc.record({ kind: fc.constant("quote" as const), text: formatted, by: optional }),
  fc.record({
    kind: fc.constant("picture" as const),
    assetId: fc.nat(),
    alt: words,
    caption: optional,
  }),
  fc.record({ kind: fc.constant("link" as const), label: words, path: words }),
);
const text = fc.array(part, { maxLength: 8 });

/** Every node of a document. */
const nodesIn = (node: DocumentNode): DocumentNode[] => [
  node,
  ...(node.content ?? []).flatMap(nodesIn),
];

describe("document conversion", () => {
  test("round-trips every text through two documents and JSON", () => {
    fc.assert(
      fc.property(text, (parts) => {
        const documents = { ar: toDocument(parts, "ar"), en: toDocument(parts, "en") };
        expect(fromDocuments(JSON.parse(JSON.stringify(documents)))).toEqual({ parts, faults: [] });
      }),
    );
  });

  test("creates only allowed nodes and no empty text", () => {
    const allowed = new Set([
      ...["doc", "heading", "paragraph", "bulletList", "orderedList", "listItem", "blockquote"],
      ...["image", "linkBlock", "text", "hardBreak"],
    ]);
    fc.assert(
      fc.property(text, (parts) => {
        const nodes = nodesIn(toDocument(parts, "ar"));
        expect(nodes.filter(({ type }) => !allowed.has(type))).toEqual([]);
        expect(nodes.filter((node) => node.type === "text" && !node.text)).toEqual([]);
      }),
    );
  });

  test("adds the source of an uploaded picture", () => {
    const alt = { ar: "نجفة", en: "A chandelier" };
    const sources = { 7: { src: "/media/ab/x.webp", width: 4, height: 3 } };
    const document = toDocument(
      [{ kind: "picture", assetId: 7, alt, caption: null }],
      "en",
      sources,
    );
    expect(document.content?.[0]?.attrs).toEqual({
      assetId: 7,
      src: "/media/ab/x.webp",
      alt: "A chandelier",
      title: null,
    });
  });
});

const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: "paragraph", content });
const plain = (value: string): DocumentNode => ({ type: "text", text: value });
const document = (...content: DocumentNode[]): DocumentNode => ({ type: "doc", content });
const faultsOf = (ar: DocumentNode, en: DocumentNode) =>
  fromDocuments({ ar, en }).faults.map(({ block, locale, rule }) => `${block} ${locale} ${rule}`);

describe("fromDocuments", () => {
  const fine = document(paragraph(plain("ok")));

  test.each<[string, DocumentNode]>([
    ["underlined words", paragraph({ ...plain("x"), marks: [{ type: "underline" }] })],
    [
      "bold words in a heading",
      { type: "heading", content: [{ ...plain("x"), marks: [{ type: "bold" }] }] },
    ],
    ["a table", { type: "table" }],
    ["raw markup", { type: "html", text: "<script>" }],
    ["a list in a list", { type: "bulletList", content: [{ type: "bulletList" }] }],
    ["a heading in a quote", { type: "blockquote", content: [{ type: "heading" }] }],
    ["a picture that was not uploaded", { type: "image", attrs: { src: "https://x.example/y" } }],
  ])("reports an element fault for %s", (_name, node) => {
    expect(faultsOf(document(node), fine)).toEqual(["0 ar element"]);
    expect(faultsOf(document(node), document(node))).toEqual(["0 ar element", "0 en element"]);
  });

  test("removes a script link but keeps the linked text", () => {
    const linked = document(
      paragraph({ ...plain("x"), marks: [{ type: "link", attrs: { href: "javascript:x" } }] }),
    );
    expect(fromDocuments({ ar: linked, en: linked }).parts).toEqual([
      { kind: "text", text: { ar: "x", en: "x" } },
    ]);
  });

  test("reports different kinds, lengths and pictures per language", () => {
    const list = (...texts: string[]): DocumentNode => ({
      type: "orderedList",
      attrs: { start: 1 },
      content: texts.map((one) => ({ type: "listItem", content: [paragraph(plain(one))] })),
    });
    const picture = (assetId: number): DocumentNode => ({ type: "image", attrs: { assetId } });
    expect(faultsOf(fine, document())).toEqual(["0 en other-kind"]);
    expect(faultsOf(document(), fine)).toEqual(["0 ar other-kind"]);
    expect(faultsOf(fine, document(list("x")))).toEqual(["0 en other-kind"]);
    expect(faultsOf(document(list("x", "y")), document(list("x")))).toEqual(["0 en other-length"]);
    expect(faultsOf(document(picture(1)), document(picture(2)))).toEqual(["0 en other-picture"]);
  });

  test("joins paragraphs into lines and returns an empty author when missing", () => {
    const quote = (by: string | null): DocumentNode => ({
      type: "blockquote",
      attrs: { by },
      content: [paragraph(plain("a")), paragraph(plain("b"))],
    });
    expect(fromDocuments({ ar: document(quote("منى")), en: document(quote(null)) }).parts).toEqual([
      { kind: "quote", text: { ar: "a\nb", en: "a\nb" }, by: { ar: "منى", en: "" } },
    ]);
  });
});
