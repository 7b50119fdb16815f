import { type Extensions, Mark, Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Gapcursor, UndoRedo } from "@tiptap/extensions";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { LinkView, PictureView, QuoteView } from "./node-views.tsx";

/** An attribute that is not read from or written to markup: documents are exchanged as JSON. */
const kept = (value: unknown) => ({ default: value, rendered: false });

const Quote = Blockquote.extend({
  content: "paragraph+",
  addAttributes: () => ({ by: kept(null) }),
  addNodeView: () => ReactNodeViewRenderer(QuoteView),
});

const Picture = Node.create({
  name: "image",
  group: "block",
  atom: true,
  addAttributes: () => ({ assetId: kept(0), src: kept(null), alt: kept(""), title: kept(null) }),
  renderHTML: () => ["figure"],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const Bold = Mark.create({
  name: "bold",
  renderHTML: () => ["strong", 0],
  addKeyboardShortcuts() {
    return { "Mod-b": () => this.editor.commands.toggleMark(this.name) };
  },
});

/** A link within a sentence; what is typed behind it does not belong to it. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: kept("") }),
  renderHTML: ({ mark }) => ["a", { href: String(mark.attrs["href"]) }, 0],
});

/** A link on a line of its own. */
const LinkBlock = Node.create({
  name: "linkBlock",
  group: "block",
  content: "text*",
  marks: "",
  defining: true,
  addAttributes: () => ({ href: kept("") }),
  renderHTML: () => ["p", 0],
  addNodeView: () => ReactNodeViewRenderer(LinkView),
});

/**
 * The elements allowed in the shop's texts (`contract/content/text-document.ts`), and nothing else.
 */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  HardBreak,
  Heading.extend({ marks: "" }).configure({ levels: [2] }),
  Bold,
  Link,
  BulletList,
  OrderedList,
  ListItem.extend({ content: "paragraph+" }),
  ListKeymap,
  Quote,
  Picture,
  LinkBlock,
  UndoRedo,
  Gapcursor,
];
