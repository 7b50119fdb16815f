import { type Bilingual, type Locale, LOCALES } from "../kernel/locale.ts";
import type { TextPartDraft, TextSources } from "./text-draft.ts";
import { lineOf, runsOf, type TextRun } from "./text-runs.ts";

/** A node of an editor document in ProseMirror's format. */
export interface DocumentNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentNode[];
  text?: string;
  marks?: DocumentMark[];
}

interface DocumentMark {
  type: string;
  attrs?: Record<string, unknown>;
}

/** Why two documents cannot form one bilingual text. */
export interface DocumentFault {
  /** Index of the block. */
  block: number;
  locale: Locale;
  /**
   * `element`: an element that texts do not support. `other-kind`: the other language has a
   * different element there, or none. `other-length`: its list has a different number of items.
   * `other-picture`: it shows a different picture.
   */
  rule: "element" | "other-kind" | "other-length" | "other-picture";
}

type Kind = TextPartDraft["kind"];

const NODES = {
  heading: "heading",
  text: "paragraph",
  list: "bulletList",
  steps: "orderedList",
  quote: "blockquote",
  picture: "image",
  // A link on a line of its own; one within a sentence is a mark.
  link: "linkBlock",
} as const satisfies Record<Kind, string>;

/** Elements whose lines may hold bold words and links. */
const FORMATTED: ReadonlySet<Kind> = new Set(["text", "list", "steps", "quote"]);

const KINDS = new Map(Object.entries(NODES).map(([kind, node]) => [node as string, kind as Kind]));

/** A text in one language as a document for the editor. */
export function toDocument(
  parts: readonly TextPartDraft[],
  locale: Locale,
  sources: TextSources = {},
): DocumentNode {
  return { type: "doc", content: parts.map((part) => toNode(part, locale, sources)) };
}

function toNode(part: TextPartDraft, locale: Locale, sources: TextSources): DocumentNode {
  const type = NODES[part.kind];
  switch (part.kind) {
    case "heading":
      return { type, attrs: { level: 2 }, ...lines(part.text[locale]) };
    case "text":
      return paragraph(part.text[locale]);
    case "list":
    case "steps":
      return { type, content: part.items.map((item) => listItem(item[locale])) };
    case "quote":
      return {
        type,
        attrs: { by: part.by?.[locale] ?? null },
        content: [paragraph(part.text[locale])],
      };
    case "picture":
      return { type, attrs: pictureAttributes(part, locale, sources) };
    case "link":
      return { type, attrs: { href: part.path[locale] }, ...lines(part.label[locale]) };
  }
}

function pictureAttributes(
  { assetId, alt, caption }: Extract<TextPartDraft, { kind: "picture" }>,
  locale: Locale,
  sources: TextSources,
) {
  const src = sources[assetId]?.src ?? null;
  return { assetId, src, alt: alt[locale], title: caption?.[locale] ?? null };
}

const paragraph = (line: string): DocumentNode => {
  const content = runsOf(line).flatMap(({ text, ...style }) => {
    const marks = marksOf(style);
    return (lines(text).content ?? []).map((node) =>
      marks.length > 0 ? { ...node, marks } : node,
    );
  });
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
};

function marksOf({ isBold, href }: Omit<TextRun, "text">): DocumentMark[] {
  return [
    ...(href === null ? [] : [{ type: "link", attrs: { href } }]),
    ...(isBold ? [{ type: "bold" }] : []),
  ];
}

const listItem = (text: string): DocumentNode => ({
  type: "listItem",
  content: [paragraph(text)],
});

/** Lines separated by breaks. A document must not contain empty text nodes. */
function lines(text: string): Pick<DocumentNode, "content"> {
  const content = text
    .split("\n")
    .flatMap((line, index): DocumentNode[] => [
      ...(index > 0 ? [{ type: "hardBreak" }] : []),
      ...(line === "" ? [] : [{ type: "text", text: line }]),
    ]);
  return content.length > 0 ? { content } : {};
}

/** An element's content in one language. */
interface Block {
  kind: Kind;
  /** Its text, or those of its items. */
  texts: string[];
  by: string | null;
  assetId: number;
  href: string;
}

/** The bilingual text that two documents form, or why they cannot. */
export function fromDocuments(
  documents: Record<Locale, DocumentNode>,
): { parts: TextPartDraft[]; faults: [] } | { parts: undefined; faults: DocumentFault[] } {
  const blocks = {
    ar: (documents.ar.content ?? []).map(readBlock),
    en: (documents.en.content ?? []).map(readBlock),
  };
  const count = Math.max(blocks.ar.length, blocks.en.length);
  const faults: DocumentFault[] = [];
  const parts: TextPartDraft[] = [];
  for (let block = 0; block < count; block += 1) {
    const ar = blocks.ar[block];
    const en = blocks.en[block];
    const found = faultsBetween(ar, en);
    faults.push(...found.map((fault) => ({ block, ...fault })));
    if (ar && en && found.length === 0) parts.push(toPart(ar, en));
  }
  return faults.length > 0 ? { parts: undefined, faults } : { parts, faults: [] };
}

/** `null`: an element that texts do not support. */
function readBlock(node: DocumentNode): Block | null {
  const kind = KINDS.get(node.type);
  const texts = kind && textsOf(node, kind);
  if (!kind || !texts) return null;
  const { by, assetId, href, title, alt } = node.attrs ?? {};
  const isPicture = kind === "picture";
  if (isPicture && !Number.isInteger(assetId)) return null;
  return {
    kind,
    texts: isPicture ? [string(alt)] : texts,
    by: stringOrNull(isPicture ? title : by),
    assetId: isPicture ? Number(assetId) : 0,
    href: string(href),
  };
}

function textsOf(node: DocumentNode, kind: Kind): string[] | undefined {
  const { content = [] } = node;
  if (kind === "picture") return [];
  if (kind === "list" || kind === "steps") {
    const items = content.map((item) =>
      item.type === "listItem" ? paragraphsOf(item.content) : undefined,
    );
    return allOf(items);
  }
  const text = kind === "quote" ? paragraphsOf(content) : textOf(node, FORMATTED.has(kind));
  return text === undefined ? undefined : [text];
}

/** Several paragraphs of one item become its lines. */
function paragraphsOf(nodes: DocumentNode[] = []): string | undefined {
  const found = nodes.map((node) => (node.type === "paragraph" ? textOf(node, true) : undefined));
  return allOf(found)?.join("\n");
}

/** Text and breaks, with bold words and links where they are allowed; nothing else is supported. */
function textOf({ content = [] }: DocumentNode, isFormatted: boolean): string | undefined {
  const runs = allOf(content.map(runOf));
  if (isFormatted) return runs && lineOf(runs);
  const isPlain = runs?.every(({ isBold, href }) => !isBold && href === null);
  return isPlain ? runs?.map(({ text }) => text).join("") : undefined;
}

/** Text or a break as a run; undefined: not supported. */
export function runOf({ type, text, marks = [] }: DocumentNode): TextRun | undefined {
  if (type !== "text" && type !== "hardBreak") return undefined;
  const bold = marks.find((mark) => mark.type === "bold");
  const link = marks.find((mark) => mark.type === "link");
  if (marks.some((mark) => mark !== bold && mark !== link)) return undefined;
  return {
    text: type === "hardBreak" ? "\n" : string(text),
    isBold: bold !== undefined,
    href: link ? string(link.attrs?.["href"]) : null,
  };
}

function allOf<T>(found: (T | undefined)[]): T[] | undefined {
  return found.includes(undefined) ? undefined : (found as T[]);
}

type Fault = Omit<DocumentFault, "block">;

function faultsBetween(ar: Block | null | undefined, en: Block | null | undefined): Fault[] {
  const unreadable = LOCALES.filter((locale) => (locale === "ar" ? ar : en) === null);
  if (unreadable.length > 0) return unreadable.map((locale) => ({ locale, rule: "element" }));
  if (!ar || !en) return [{ locale: ar ? "en" : "ar", rule: "other-kind" }];
  if (ar.kind !== en.kind) return [{ locale: "en", rule: "other-kind" }];
  if (ar.texts.length !== en.texts.length) return [{ locale: "en", rule: "other-length" }];
  return ar.assetId === en.assetId ? [] : [{ locale: "en", rule: "other-picture" }];
}

function toPart(ar: Block, en: Block): TextPartDraft {
  const items = ar.texts.map((text, index) => both(text, en.texts[index]));
  const text = both(ar.texts[0], en.texts[0]);
  // If the author is given in one language only, the other's is missing rather than absent.
  const by = ar.by === null && en.by === null ? null : both(ar.by, en.by);
  switch (ar.kind) {
    case "heading":
    case "text":
      return { kind: ar.kind, text };
    case "list":
    case "steps":
      return { kind: ar.kind, items };
    case "quote":
      return { kind: "quote", text, by };
    case "picture":
      return { kind: "picture", assetId: ar.assetId, alt: text, caption: by };
    case "link":
      return { kind: "link", label: text, path: { ar: ar.href, en: en.href } };
  }
}

const both = (ar: string | null = "", en: string | null = ""): Bilingual => ({
  ar: ar ?? "",
  en: en ?? "",
});
const string = (value: unknown) => (typeof value === "string" ? value : "");
const stringOrNull = (value: unknown) => (typeof value === "string" ? value : null);
