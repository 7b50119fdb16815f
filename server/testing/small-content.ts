import sharp from "sharp";
import type { Bilingual } from "#contract/kernel/locale.ts";
import {
  saveAlbum,
  saveContentPage,
  saveFaq,
  saveNewsItem,
  type TextPartDraft,
} from "../modules/content/index.ts";
import { storeAsset } from "../modules/media/index.ts";
import type { Work } from "../platform/postgres/unit-of-work.ts";
import type { Storage } from "../platform/storage/storage.ts";

/** The same text in both languages, but distinguishable. */
export const words = (text: string): Bilingual => ({
  ar: `${text} بالعربية`,
  en: `${text} in English`,
});

/** One part of each kind. */
export function everyPart(assetId: number): TextPartDraft[] {
  return [
    { kind: "heading", text: words("heading") },
    { kind: "text", text: words("text") },
    { kind: "list", items: [words("one"), words("two")] },
    { kind: "steps", items: [words("first")] },
    { kind: "quote", text: words("quote"), by: null },
    { kind: "quote", text: words("quote"), by: words("somebody") },
    { kind: "picture", assetId, alt: words("alt"), caption: words("caption") },
    { kind: "picture", assetId, alt: words("alt"), caption: null },
    {
      kind: "link",
      label: words("label"),
      path: { ar: "/product/1-nagaf", en: "https://example.com/x" },
    },
  ];
}

/** When something is published, in seconds from now; null: a draft. */
type InSeconds = number | null;
const instant = (inSeconds: InSeconds) =>
  inSeconds === null ? null : new Date(Date.now() + inSeconds * 1000);

export function addNews(work: Work, code: string, inSeconds: InSeconds = -60) {
  return saveNewsItem(work, {
    code,
    title: words(code),
    summary: words(`${code} summary`),
    picture: null,
    parts: [{ kind: "text", text: words(`${code} text`) }],
    publishedAt: instant(inSeconds),
  });
}

export function addPage(
  work: Work,
  code: "about-us" | "privacy-policy",
  inSeconds: InSeconds = -60,
) {
  return saveContentPage(work, {
    code,
    title: words(code),
    lead: words(`${code} lead`),
    picture: null,
    parts: [],
    publishedAt: instant(inSeconds),
    updatedAt: new Date("2026-01-02T03:04:05Z"),
  });
}

/** Questions by group, each with the seconds until it is published. */
export function addFaq(work: Work, groups: Record<string, Record<string, InSeconds>>) {
  return saveFaq(
    work,
    Object.entries(groups).map(([code, questions]) => ({
      code,
      title: words(code),
      questions: Object.entries(questions).map(([question, inSeconds]) => ({
        code: question,
        question: words(question),
        answer: [{ kind: "text", text: words(`${question} answer`) }],
        publishedAt: instant(inSeconds),
      })),
    })),
  );
}

export function addAlbum(
  work: Work,
  code: string,
  pictures: { assetId: number; productId?: number; caption?: Bilingual }[],
  inSeconds: InSeconds = -60,
) {
  return saveAlbum(work, {
    code,
    title: words(code),
    text: words(`${code} text`),
    publishedAt: instant(inSeconds),
    pictures: pictures.map(({ assetId, productId = null, caption = null }, index) => ({
      assetId,
      alt: words(`${code} picture ${index + 1}`),
      caption,
      productId,
    })),
  });
}

/** A picture in a single colour. @returns its asset */
export async function addPicture(
  work: Work,
  storage: Storage,
  background = "#c80",
): Promise<number> {
  const create = { width: 80, height: 100, channels: 3, background } as const;
  const picture = await sharp({ create }).png().toBuffer();
  return (await storeAsset(work, storage, picture)).assetId;
}
