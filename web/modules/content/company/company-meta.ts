import { contentPagePath } from "#contract/content/content-pages.ts";
import type { ContentPage } from "#contract/content/endpoints.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { wayJsonLd } from "../content-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

export function companyMeta(matches: Matches, page: ContentPage) {
  const root = rootOf(matches);
  if (!root) return [];
  const path = contentPagePath(page.code);
  const about = { name: translator(root.locale, "content")("company.about"), path: "/about-us" };
  const above = path.startsWith("/about-us/") ? [about] : [];
  return pageMeta(matches, {
    title: page.title,
    description: page.lead,
    picture: page.picture,
    jsonLd: [wayJsonLd(root, [...above, { name: page.title, path }])],
  });
}
