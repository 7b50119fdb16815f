import type { TextPart } from "#contract/content/text-part.ts";
import { plainLine } from "#contract/content/text-runs.ts";

export interface TextAnchor {
  id: string;
  text: string;
}

/** A heading as a URL fragment: its letters and digits of any script, joined by hyphens. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "part";
}

/** The headings of a text with their anchors, which are unique. */
export function textAnchors(parts: readonly TextPart[]): TextAnchor[] {
  const taken = new Map<string, number>();
  return parts
    .filter((part) => part.kind === "heading")
    .map(({ text }) => {
      const anchor = anchorOf(text);
      const before = taken.get(anchor) ?? 0;
      taken.set(anchor, before + 1);
      return { id: before === 0 ? anchor : `${anchor}-${before + 1}`, text };
    });
}

export interface TextSection {
  /** Absent for what comes before the first heading. */
  anchor?: TextAnchor;
  parts: TextPart[];
}

/** Splits a text before each heading. */
export function textSections(parts: readonly TextPart[]): TextSection[] {
  const anchors = textAnchors(parts);
  const sections: TextSection[] = [{ parts: [] }];
  for (const part of parts) {
    if (part.kind === "heading") {
      const anchor = anchors[sections.filter((section) => section.anchor).length];
      sections.push({ ...(anchor && { anchor }), parts: [] });
    } else sections.at(-1)?.parts.push(part);
  }
  return sections.filter(({ anchor, parts: own }) => anchor || own.length > 0);
}

/** A text as one line of plain words, for search engines and search. */
export function plainText(parts: readonly TextPart[]): string {
  return parts
    .flatMap((part) => {
      if (part.kind === "list" || part.kind === "steps") return part.items.map(plainLine);
      if (part.kind === "picture" || part.kind === "link") return [];
      return [part.kind === "heading" ? part.text : plainLine(part.text)];
    })
    .join(" ");
}
