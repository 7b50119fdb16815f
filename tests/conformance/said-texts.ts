import { glob, readFile } from "node:fs/promises";
import { albums } from "#demo/content/albums/index.ts";
import { faqGroups } from "#demo/content/faq/index.ts";
import { news } from "#demo/content/news/index.ts";
import { contentPages } from "#demo/content/pages/index.ts";
import { videos } from "#demo/content/videos.ts";
import { catalogue } from "#demo/index.ts";
import { textsIn } from "#demo/text-checks.ts";

export type Language = "ar" | "en";

/** A text that customers read, and where it is. */
export interface SaidText {
  path: string;
  text: string;
}

const WRITTEN = {
  en: [
    "web/i18n/messages/en/**/*.ts",
    "server/modules/*/messages/*{-en,en}.ts",
    "contract/kernel/messages-en.ts",
  ],
  ar: [
    "web/i18n/messages/ar/**/*.ts",
    "server/modules/*/messages/*{-ar,ar}.ts",
    "contract/kernel/messages-ar.ts",
  ],
};

// Without the headings of sheets, whose aliases are words of other programs.
const FOR_STAFF = {
  en: ["admin/i18n/messages/en/**/*.ts", "server/modules/orders/messages/order-table.ts"],
  ar: ["admin/i18n/messages/ar/**/*.ts", "server/modules/orders/messages/order-table.ts"],
};

/** Strings in quotes in messages, mails and responses. */
export const writtenTexts = (language: Language) => quotedTexts(WRITTEN[language]);

/** Strings in quotes that only staff read; the orders table has both languages in one file. */
export const staffTexts = (language: Language) => quotedTexts(FOR_STAFF[language]);

async function quotedTexts(files: string[]): Promise<SaidText[]> {
  const found: SaidText[] = [];
  for await (const path of glob(files)) {
    const source = (await readFile(path, "utf8")).replaceAll(
      /^import .*$|^\s*(?:\/\/|\/?\*).*$/gm,
      "",
    );
    const strings = (source.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?|`[^`]*`/g) ?? []).filter(
      // The others are keys.
      (text) => !text.endsWith(":"),
    );
    // Placeholders have names from the code.
    found.push(...strings.map((text) => ({ path, text: text.replaceAll(/\{\w+/g, "{") })));
  }
  return found;
}

/** Texts of the demo shop: products, categories, blocks, pages, questions, news and albums. */
export function demoTexts(language: Language): SaidText[] {
  const shop = { ...catalogue, contentPages, faqGroups, news, albums, videos };
  return textsIn(shop, "demo").map(({ path, text }) => ({ path, text: text[language] }));
}

export const saidTexts = async (language: Language) => [
  ...(await writtenTexts(language)),
  ...demoTexts(language),
];
