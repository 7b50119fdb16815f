import { findPage } from "#contract/find-page.ts";
import { type Locale, namedLocale, otherLocale } from "#contract/kernel/locale.ts";
import type { AllMessages, Messages } from "./message-shape.ts";

type Part = keyof Messages;
type File = () => Promise<{ messages: Messages[Part] }>;

/** By part of the site map; `shop` is what every page has. */
const files: Record<Locale, Record<Part, File>> = {
  ar: {
    shop: () => import("./messages/ar/index.ts"),
    orders: () => import("./messages/ar/index-orders.ts"),
    account: () => import("./messages/ar/account-pages/index-account.ts"),
    feedback: () => import("./messages/ar/index-feedback.ts"),
    product: () => import("./messages/ar/index-product.ts"),
    home: () => import("./messages/ar/index-home.ts"),
    compare: () => import("./messages/ar/compare/index-compare.ts"),
    planner: () => import("./messages/ar/planner/index-planner.ts"),
    content: () => import("./messages/ar/content/index-content.ts"),
    lists: () => import("./messages/ar/lists/index-lists.ts"),
  },
  en: {
    shop: () => import("./messages/en/index.ts"),
    orders: () => import("./messages/en/index-orders.ts"),
    account: () => import("./messages/en/account-pages/index-account.ts"),
    feedback: () => import("./messages/en/index-feedback.ts"),
    product: () => import("./messages/en/index-product.ts"),
    home: () => import("./messages/en/index-home.ts"),
    compare: () => import("./messages/en/compare/index-compare.ts"),
    planner: () => import("./messages/en/planner/index-planner.ts"),
    content: () => import("./messages/en/content/index-content.ts"),
    lists: () => import("./messages/en/lists/index-lists.ts"),
  },
};

const fetched = new Map<File, Promise<unknown>>();
const loaded = new Map<Locale, AllMessages>();

/** Language of addresses without a prefix; set by the first page. */
let unprefixed: Locale = "ar";

async function loadPart(locale: Locale, part: Part): Promise<void> {
  const file = files[locale][part];
  const done = fetched.get(file) ?? add(locale, file);
  fetched.set(file, done);
  try {
    await done;
  } catch (error) {
    fetched.delete(file);
    throw error;
  }
}

async function add(locale: Locale, file: File): Promise<void> {
  const { messages } = await file();
  loaded.set(locale, { ...loaded.get(locale), ...messages } as AllMessages);
}

/** Loads a page's messages for `messagesOf`: the browser fetches only what it shows. */
export async function loadMessages(locale: Locale, pathname: string): Promise<void> {
  const path = namedLocale(pathname) ? pathname.slice(3) : pathname;
  const more = findPage(path)?.messages ?? [];
  await Promise.all(["shop" as const, ...more].map((part) => loadPart(locale, part)));
}

const late = new Map<string, Promise<AllMessages>>();

/** Loads a part that is shown after the page itself; returns the same promise each time. */
export function lateMessages(locale: Locale, part: Part): Promise<AllMessages> {
  const key = `${locale} ${part}`;
  const known = late.get(key);
  if (known) return known;
  const asked = loadPart(locale, part).then(() => messagesOf(locale));
  late.set(key, asked);
  asked.catch(() => late.delete(key));
  return asked;
}

/** Loads the messages of the page that the browser opened. */
export async function loadFirstMessages(locale: Locale, pathname: string): Promise<void> {
  unprefixed = namedLocale(pathname) ? otherLocale(locale) : locale;
  await loadMessages(locale, pathname);
}

/** Loads the messages of a page that the browser navigates to. */
export async function loadNextMessages(pathname: string): Promise<void> {
  await loadMessages(namedLocale(pathname) ?? unprefixed, pathname);
}

/** Loads everything in both languages, for the server. */
export async function loadAllMessages(): Promise<void> {
  const parts = Object.keys(files.en) as Part[];
  await Promise.all(parts.flatMap((part) => [loadPart("ar", part), loadPart("en", part)]));
}

/** The messages loaded so far in a language. */
export function messagesOf(locale: Locale): AllMessages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`Messages of "${locale}" are not loaded`);
  return messages;
}
