import type { Bilingual } from "#contract/kernel/locale.ts";

/** A picture at the head of a record. */
export interface PictureDraft {
  assetId: number;
  alt: Bilingual;
}

/** A part of a text as it is kept: both languages together, pictures by their asset. */
export type TextPartDraft =
  | { kind: "heading"; text: Bilingual }
  | { kind: "text"; text: Bilingual }
  | { kind: "list"; items: Bilingual[] }
  | { kind: "steps"; items: Bilingual[] }
  | { kind: "quote"; text: Bilingual; by: Bilingual | null }
  | { kind: "picture"; assetId: number; alt: Bilingual; caption: Bilingual | null }
  /** A path of the shop without locale prefix or an https address, per language. */
  | { kind: "link"; label: Bilingual; path: Bilingual };
