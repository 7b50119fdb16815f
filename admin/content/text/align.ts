import { type DocumentNode, runOf } from "#contract/content/text-document.ts";
import { lineOf } from "#contract/content/text-runs.ts";
import { type Locale, LOCALES } from "#contract/kernel/locale.ts";

export type Documents = Record<Locale, DocumentNode>;

const LISTS = new Set(["bulletList", "orderedList"]);
const EMPTY_PARAGRAPH: DocumentNode = { type: "paragraph" };
const blocksOf = ({ content = [] }: DocumentNode) => content;

/**
 * The structure of `model` with the texts that the other language already has in the same places:
 * headings stay headings, lists get the same number of items, pictures and links are the same.
 * Texts without a place are appended.
 */
export function alignedTo(model: DocumentNode, other: DocumentNode): DocumentNode {
  const known = blocksOf(other);
  const content = blocksOf(model).map((block, index) => likeBlock(block, known[index]));
  return { type: "doc", content: [...content, ...known.slice(content.length)] };
}

function likeBlock(model: DocumentNode, known: DocumentNode | undefined): DocumentNode {
  if (model.type === "image") return likePicture(model, known);
  if (known?.type === model.type)
    return LISTS.has(model.type) ? withItems(known, blocksOf(model).length) : known;
  const lines = known ? linesOf(known) : [];
  if (LISTS.has(model.type))
    return withItems({ ...model, content: lines.map(itemOf) }, blocksOf(model).length);
  if (model.type === "blockquote") {
    const attrs = { by: model.attrs?.["by"] === null ? null : "" };
    return { type: "blockquote", attrs, content: [paragraphOf(lines)] };
  }
  return { ...model, content: lines.length > 0 ? inline(lines) : [] };
}

function likePicture({ attrs }: DocumentNode, known: DocumentNode | undefined): DocumentNode {
  const words = known?.type === "image" ? known.attrs : { alt: "", title: null };
  return {
    type: "image",
    attrs: { ...attrs, alt: words?.["alt"] ?? "", title: words?.["title"] ?? null },
  };
}

function withItems(list: DocumentNode, count: number): DocumentNode {
  const items = blocksOf(list);
  const missing = Array.from({ length: Math.max(0, count - items.length) }, () => itemOf(""));
  return { ...list, content: [...items, ...missing] };
}

const itemOf = (line: string): DocumentNode => ({
  type: "listItem",
  content: [line === "" ? EMPTY_PARAGRAPH : paragraphOf([line])],
});

const paragraphOf = (lines: readonly string[]): DocumentNode =>
  lines.length > 0 ? { type: "paragraph", content: inline(lines) } : EMPTY_PARAGRAPH;

const inline = (lines: readonly string[]): DocumentNode[] =>
  lines.flatMap((text, index): DocumentNode[] => [
    ...(index > 0 ? [{ type: "hardBreak" }] : []),
    { type: "text", text },
  ]);

/** An element's texts, line by line. */
function linesOf(node: DocumentNode, wordsIn = (text: DocumentNode) => text.text ?? ""): string[] {
  const { type, attrs, content = [] } = node;
  if (type === "text") return [wordsIn(node)].filter((words) => words !== "");
  const alt = attrs?.["alt"];
  if (typeof alt === "string" && alt !== "") return [alt];
  return content.flatMap((one) => linesOf(one, wordsIn));
}

/**
 * Inserts the same element in the same place in both languages; its texts are written in each. It
 * replaces an empty line, and at the end an empty line is added after it.
 */
export function withBlock(documents: Documents, index: number, block: DocumentNode): Documents {
  const insert = (locale: Locale): DocumentNode => {
    const blocks = blocksOf(documents[locale]).filter((one, at) => at !== index || !isEmpty(one));
    const isEnd = index >= blocks.length;
    const added = isEnd ? [block, EMPTY_PARAGRAPH] : [block];
    return { type: "doc", content: blocks.toSpliced(index, 0, ...added) };
  };
  return { ar: insert("ar"), en: insert("en") };
}

/** Leaves out lines that are empty in both languages. */
export function withoutEmpty({ ar, en }: Documents): Documents {
  const count = Math.max(blocksOf(ar).length, blocksOf(en).length);
  const places = Array.from({ length: count }, (_, index) => index).filter((index) =>
    [ar, en].some((one) => !isEmpty(blocksOf(one)[index])),
  );
  const kept = (document: DocumentNode): DocumentNode => ({
    type: "doc",
    content: places.flatMap((index) => blocksOf(document)[index] ?? []),
  });
  return { ar: kept(ar), en: kept(en) };
}

function isEmpty(block: DocumentNode | undefined): boolean {
  return block === undefined || (block.type === "paragraph" && blocksOf(block).length === 0);
}

/** All of a document's texts with their formatting, to compare with what somebody else saved. */
export function wordsOf(documents: Documents): string {
  const formatted = (node: DocumentNode) => lineOf([runOf(node) ?? []].flat());
  return LOCALES.map((locale) =>
    blocksOf(documents[locale])
      .flatMap((block) => linesOf(block, formatted))
      .join("\n"),
  ).join("\n\n");
}
