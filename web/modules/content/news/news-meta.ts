import type { NewsItem } from "#contract/content/endpoints.ts";
import { translator } from "#web/i18n/translator.ts";
import type { RootData } from "#web/shell/address/root-data.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { pageBase, pictureAddress, publisher, SCHEMA, wayJsonLd } from "../content-meta.ts";
import { plainText } from "../text/anchors.ts";

type Matches = Parameters<typeof pageMeta>[0];

export function newsMeta(matches: Matches, item: NewsItem) {
  const root = rootOf(matches);
  if (!root) return [];
  const path = `/Media/news/${item.id}`;
  const all = { name: translator(root.locale, "content")("news.title"), path: "/Media/news" };
  const descriptors = pageMeta(matches, {
    title: item.title,
    description: item.summary,
    picture: item.picture,
    jsonLd: [newsJsonLd(item, root), wayJsonLd(root, [all, { name: item.title, path }])],
  });
  const isType = (one: object) => "property" in one && one.property === "og:type";
  return [
    ...descriptors.filter((one) => !isType(one)),
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: item.publishedAt },
  ];
}

/** A news item as structured data. */
export function newsJsonLd(item: NewsItem, root: RootData): object {
  const by = publisher(root);
  return {
    "@context": SCHEMA,
    "@type": "NewsArticle",
    headline: item.title,
    description: item.summary,
    articleBody: plainText(item.parts),
    datePublished: item.publishedAt,
    inLanguage: root.locale,
    mainEntityOfPage: `${pageBase(root)}/Media/news/${item.id}`,
    ...(item.picture && { image: [pictureAddress(root, item.picture)] }),
    author: by,
    publisher: by,
  };
}
