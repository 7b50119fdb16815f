import { type Bilingual, LOCALES, type Locale, localePath } from "#contract/kernel/locale.ts";
import { asciiAddress } from "#contract/kernel/slug.ts";
import { escaped } from "../html-text.ts";

/** A page in both languages. */
export interface SitemapAddress {
  /** Paths without locale prefix; a query may follow. */
  path: Bilingual;
  changedAt?: Date | undefined;
  /** Address of its picture, from the site's root. */
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
/** Language codes as on the pages themselves. */
const LANGUAGE: Record<Locale, string> = { ar: "ar-EG", en: "en" };

/** Pages per file: search engines read up to 50,000 addresses per file, and each page has two. */
export const MOST_PAGES = 20_000;

/** A sitemap file. Each language of a page has its own address, and each lists the others. */
export function sitemapXml(addresses: readonly SitemapAddress[], site: Site): string {
  const pages = addresses.map((address) => pageXml(address, site)).join("");
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGE}">\n${pages}</urlset>\n`;
}

/**
 * The index of the sitemap files when one is not enough for all pages. @param parts names of the
 * files
 */
export function sitemapIndexXml(parts: readonly string[], { publicUrl }: Site): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join("")}</sitemapindex>\n`;
}

function pageXml(
  { path, changedAt, picture }: SitemapAddress,
  { publicUrl, defaultLocale }: Site,
): string {
  const addressIn = (locale: Locale) =>
    escaped(publicUrl + asciiAddress(localePath(path[locale], locale, defaultLocale)));
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`;
  const alternates = LOCALES.map((locale) => link(LANGUAGE[locale], locale)).join("");
  const about = [
    changedAt && `<lastmod>${changedAt.toISOString()}</lastmod>`,
    alternates + link("x-default", defaultLocale),
    picture && `<image:image><image:loc>${escaped(publicUrl + picture)}</image:loc></image:image>`,
  ].filter(Boolean);
  return LOCALES.map(
    (locale) => `<url><loc>${addressIn(locale)}</loc>${about.join("")}</url>\n`,
  ).join("");
}
