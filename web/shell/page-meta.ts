import type { MetaDescriptor } from "react-router";
import { pictureUrl } from "#contract/media/image-url.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { RootData } from "./address/root-data.ts";

interface PageMeta {
  /** The page's title; the shop's name is appended. Absent: the shop's name and tagline. */
  title?: string;
  description?: string;
  picture?: Picture | null;
  /** Keeps the page out of search engines: filtered lists, cart, orders. */
  noindex?: boolean;
  jsonLd?: object[];
}

/** Preview picture for pages without one of their own. */
const SIGN = "/social-card.jpg";

type Matches = readonly ({ id: string; loaderData: unknown } | undefined)[];

/** The root data among the matches passed to a `meta` function. */
export function rootOf(matches: Matches): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}

/** Title, description, preview and structured data of a page, for its `meta` function. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const root = rootOf(matches);
  if (!root) return [{ title: "Internal Server Error" }];
  const { locale, publicUrl, shell } = root;
  const siteName = shell.settings.siteName;
  const name = page.title ?? shell.settings.tagline;
  const title = page.title ? `${name} · ${siteName}` : `${siteName} · ${name}`;
  const preview = page.picture && pictureUrl(page.picture, { width: 1200, format: "jpeg" });
  const descriptors: (MetaDescriptor | false | null | undefined | "")[] = [
    { title },
    page.description && { name: "description", content: page.description },
    page.noindex && { name: "robots", content: "noindex, follow" },
    { property: "og:title", content: name },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale === "ar" ? "ar_EG" : "en_US" },
    page.description && { property: "og:description", content: page.description },
    { property: "og:image", content: `${publicUrl}${preview ?? SIGN}` },
    ...(page.jsonLd ?? []).map((data) => ({ "script:ld+json": data })),
  ];
  return descriptors.filter(Boolean) as MetaDescriptor[];
}
