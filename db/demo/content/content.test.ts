import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT_PAGES } from "#contract/content/content-pages.ts";
import { catalogue } from "../index.ts";
import { breaksArabicRules, hasSameMeasures, hasSameNumbers, textsIn } from "../text-checks.ts";
import type { Bilingual } from "../types.ts";
import { albums } from "./albums/index.ts";
import { faqGroups } from "./faq/index.ts";
import { news } from "./news/index.ts";
import { contentPages } from "./pages/index.ts";
import type { DemoContentPicture, DemoTextPart } from "./types.ts";
import { videos } from "./videos.ts";

// Every check collects the offenders by name and expects none, so that a failure lists all of them.

const content = { contentPages, faqGroups, news, albums, videos };
const texts = textsIn(content, "");
const questions = faqGroups.flatMap((group) => group.questions);
const pictures = albums.flatMap((album) => album.pictures);

const DAYS_OF_NEWS = 245;
const SHOP_PAGES = new Set<string>([
  ...Object.values(CONTENT_PAGES),
  "/product",
  "/new-arrival",
  "/special-offers",
  "/FAQ",
  "/contact-us",
  "/orders-and-returns",
  "/Account",
  "/auth/Register",
  "/auth/CompanyRegister",
  "/Media/news",
  "/Media/photo-album",
  "/Media/videos",
]);
const categoryCodes = new Set(catalogue.categories.map(({ code }) => code));
const productCodes = new Set(catalogue.products.map(({ code }) => code));

function pathsWhere(offends: (text: Bilingual) => boolean): string[] {
  return texts.filter(({ text }) => offends(text)).map(({ path, text }) => `${path}: ${text.ar}`);
}

/** All values of a given shape anywhere in the content. */
function findAll<Found>(value: unknown, isFound: (value: object) => boolean): Found[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((entry) => findAll<Found>(entry, isFound));
  return isFound(value) ? [value as Found, ...inner] : inner;
}

const links = findAll<Extract<DemoTextPart, { kind: "link" }>>(
  content,
  (value) => "target" in value,
);
const shown = findAll<DemoContentPicture>(content, (value) => "file" in value);
const parts = findAll<DemoTextPart>(content, (value) => "kind" in value);

function leadsSomewhere(target: string): boolean {
  const [, kind, code = ""] = /^(category|product):(.+)$/.exec(target) ?? [];
  if (kind === "category") return categoryCodes.has(code);
  if (kind === "product") return productCodes.has(code);
  return SHOP_PAGES.has(target);
}

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const below = (...names: string[]) => join(import.meta.dirname, "..", ...names);

test("has enough content, including a draft and scheduled news", () => {
  const ages = news.map(({ publishedDaysAgo }) => publishedDaysAgo);
  const published = ages.filter((days) => days !== null && days >= 0 && days <= DAYS_OF_NEWS);
  expect(contentPages.map(({ code }) => code).toSorted()).toEqual(
    Object.keys(CONTENT_PAGES).toSorted(),
  );
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(published.length).toBeGreaterThanOrEqual(14);
  expect(ages.filter((days) => days === null)).toHaveLength(1);
  expect(ages.filter((days) => days !== null && days < 0)).toHaveLength(1);
  expect(ages).toHaveLength(published.length + 2);
  expect(albums).toHaveLength(4);
  expect(albums.filter((album) => album.pictures.length < 8)).toEqual([]);
  expect(videos.length).toBeGreaterThanOrEqual(4);
});

test("has unique and well-formed content codes", () => {
  const lists = [contentPages, faqGroups, questions, news, albums, videos];
  for (const list of lists) {
    const codes = list.map(({ code }) => code);
    expect(repeated(codes)).toEqual([]);
    expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code))).toEqual([]);
  }
});

test("has all texts in both languages, each in its script", () => {
  expect(pathsWhere(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([]);
  expect(pathsWhere(({ en }) => !/[A-Za-z]/.test(en) || /\p{Script=Arabic}/u.test(en))).toEqual([]);
  expect(pathsWhere(({ ar, en }) => ar.trim() !== ar || en.trim() !== en)).toEqual([]);
});

test("uses Latin digits, Arabic punctuation and no hidden marks in Arabic", () => {
  expect(pathsWhere(({ ar }) => breaksArabicRules(ar))).toEqual([]);
  expect(pathsWhere(({ en }) => / {2}| [,.;?]/.test(en))).toEqual([]);
});

test("has the same numbers and units in both languages", () => {
  expect(pathsWhere((text) => !hasSameNumbers(text))).toEqual([]);
  expect(pathsWhere((text) => !hasSameMeasures(text))).toEqual([]);
});

test("has no empty answers and no lists of one item", () => {
  const lists = parts.flatMap((part) => ("items" in part ? [part.items] : []));
  expect(questions.filter(({ answer }) => answer.length === 0)).toEqual([]);
  expect(news.filter((item) => item.parts.length === 0)).toEqual([]);
  expect(lists.filter((items) => items.length < 2)).toEqual([]);
});

test("links only to existing pages, categories and products", () => {
  expect(links.map(({ target }) => target).filter((target) => !leadsSomewhere(target))).toEqual([]);
  expect(pictures.filter(({ product = "" }) => !productCodes.has(product))).toEqual([]);
});

test("has every picture, each at most once per album", () => {
  const missing = shown.filter(({ file }) => !existsSync(below("pictures", file)));
  expect(missing.map(({ file }) => file)).toEqual([]);
  for (const album of albums) expect(repeated(album.pictures.map(({ file }) => file))).toEqual([]);
});

/** Start and end of every caption, in seconds. */
function cuesOf(code: string, locale: string): [number, number][] {
  const vtt = readFileSync(below("videos", `${code}.${locale}.vtt`), "utf8");
  expect(vtt.startsWith("WEBVTT\n\n")).toBe(true);
  const times = vtt.matchAll(/^00:00:(\d\d\.\d{3}) --> 00:00:(\d\d\.\d{3})$/gm);
  return [...times].map(([, start, end]) => [Number(start), Number(end)]);
}

test("shows at least one existing product in every video", () => {
  const seen = videos.flatMap(({ products }) => products);
  expect(seen.filter((code) => !productCodes.has(code))).toEqual([]);
  expect(videos.filter(({ products }) => products.length === 0)).toEqual([]);
});

test("has each video's films, poster and captions without gaps", () => {
  const endings = [".webm", ".mp4", "-poster.webp", ".ar.vtt", ".en.vtt"];
  const files = videos.flatMap(({ code }) => endings.map((ending) => `${code}${ending}`));
  expect(files.filter((file) => !existsSync(below("videos", file)))).toEqual([]);
  for (const { code, durationSeconds } of videos) {
    const cues = cuesOf(code, "ar");
    expect(cuesOf(code, "en"), code).toEqual(cues);
    expect(cues[0]?.[0], code).toBe(0);
    expect(cues.at(-1)?.[1], code).toBe(durationSeconds);
    expect(
      cues.filter(([start, end], index) => start >= end || start !== (cues[index - 1]?.[1] ?? 0)),
    ).toEqual([]);
  }
});

/** The text of every caption, in order. */
function captionsOf(code: string, locale: string): string[] {
  const vtt = readFileSync(below("videos", `${code}.${locale}.vtt`), "utf8");
  const blocks = vtt
    .trim()
    .split(/\n{2,}/)
    .slice(1);
  return blocks.map((block) => block.split("\n").slice(1).join(" "));
}

test("has captions with the same numbers and units in both languages", () => {
  const pairs = videos.flatMap(({ code }) => {
    const english = captionsOf(code, "en");
    return captionsOf(code, "ar").map((ar, index) => ({ code, ar, en: english[index] ?? "" }));
  });
  const offenders = pairs.filter(
    (text) =>
      !/\p{Script=Arabic}/u.test(text.ar) ||
      !/[A-Za-z]/.test(text.en) ||
      breaksArabicRules(text.ar) ||
      !hasSameNumbers(text) ||
      !hasSameMeasures(text),
  );
  expect(offenders).toEqual([]);
  expect(pairs.length).toBeGreaterThanOrEqual(videos.length * 2);
});
