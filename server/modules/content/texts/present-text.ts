import type { TextPartDraft } from "#contract/content/text-draft.ts";
import type { TextPart } from "#contract/content/text-part.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";

/** A record's main picture as read from the database. */
export interface PictureRow extends Omit<Picture, "alt"> {
  alt: Bilingual;
}

/** Picture files within a text, by asset. */
export type TextSources = Record<string, Omit<Picture, "alt">> | null;

export function presentPicture(row: PictureRow | null, locale: Locale): Picture | null {
  return row && { ...row, alt: row.alt[locale] };
}

/** A text in one language. */
export function presentText(
  parts: TextPartDraft[],
  sources: TextSources,
  locale: Locale,
): TextPart[] {
  return parts.map((part) => presentPart(part, sources, locale));
}

function presentPart(part: TextPartDraft, sources: TextSources, locale: Locale): TextPart {
  switch (part.kind) {
    case "heading":
    case "text":
      return { kind: part.kind, text: part.text[locale] };
    case "list":
    case "steps":
      return { kind: part.kind, items: part.items.map((item) => item[locale]) };
    case "quote":
      return { kind: "quote", text: part.text[locale], by: part.by?.[locale] ?? null };
    case "picture":
      return presentTextPicture(part, sources, locale);
    case "link":
      return { kind: "link", label: part.label[locale], path: part.path[locale] };
  }
}

function presentTextPicture(
  part: Extract<TextPartDraft, { kind: "picture" }>,
  sources: TextSources,
  locale: Locale,
): TextPart {
  const source = sources?.[part.assetId];
  if (!source) throw new Error(`a text shows picture ${part.assetId}, which is not there`);
  const picture = { ...source, alt: part.alt[locale] };
  return { kind: "picture", picture, caption: part.caption?.[locale] ?? null };
}
