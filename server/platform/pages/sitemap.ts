import { type Bilingual, LOCALES, type Locale, localePath } from "#contract/kernel/locale.ts";

/** A page in both languages. */
export interface SitemapAddress {
  /** Paths without locale prefix; a query may follow. */
  path: Bilingual;
  changedAt?: Date | undefined;
  /** Address of its picture, from the root of the site. */
  picture?: string | undefined;
}

interface Site {
  /** Origin, without a trailing slash. */
  publicUrl: string;
  defaultLocale: Locale;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";
/** As the pages themselves name their languages. */
const LANGUAGE: Record<Locale, string> = { ar: "ar-EG", en: "en" };

/** Pages of one file: search engines read up to 50,000 addresses of it, and each page has two. */
export const MOST_PAGES = 20_000;

/** A file that names pages. Each language of a page is an address of its own, and each names the others. */
export function sitemapXml(addresses: readonly SitemapAddress[], site: Site): string {
  const pages = addresses.map((address) => pageXml(address, site)).join("");
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}">\n${pages}</urlset>\n`;
}

/** The file that names others, where the pages are too many for one. @param parts what the files are called */
export function sitemapIndexXml(parts: readonly string[], { publicUrl }: Site): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join("")}</sitemapindex>\n`;
}

function pageXml(
  { path, changedAt, picture }: SitemapAddress,
  { publicUrl, defaultLocale }: Site,
): string {
  const addressIn = (locale: Locale) =>
    escape(publicUrl + encodeURI(localePath(path[locale], locale, defaultLocale)));
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`;
  const alternates = LOCALES.map((locale) => link(LANGUAGE[locale], locale)).join("");
  const about = [
    changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`,
    alternates + link("x-default", defaultLocale),
    picture && `<image:image><image:loc>${escape(publicUrl + picture)}</image:loc></image:image>`,
  ].filter(Boolean);
  return LOCALES.map(
    (locale) => `<url><loc>${addressIn(locale)}</loc>${about.join("")}</url>\n`,
  ).join("");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
