import { NewsItemView } from "#web/modules/content/news/news-item-view.tsx";
import { newsMeta } from "#web/modules/content/news/news-meta.ts";
import { parseId } from "#web/modules/content/parse-id.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import type { Route } from "./+types/news-item";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const id = parseId(params.id);
  const item = id && (await page.queries.newsItem(id));
  if (!item) throw await notFound(page);
  return { item };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? newsMeta(matches, loaderData.item) : [];
}

export default function NewsItemPage({ loaderData }: Route.ComponentProps) {
  return <NewsItemView item={loaderData.item} />;
}
