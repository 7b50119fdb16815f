import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { ContentCrumbs } from "#web/modules/content/content-crumbs.tsx";
import { ContentHead } from "#web/modules/content/content-head.tsx";
import { wayJsonLd } from "#web/modules/content/content-meta.ts";
import { MediaNav } from "#web/modules/content/media-nav.tsx";
import { NewsList } from "#web/modules/content/news/news-list.tsx";
import { askedPage } from "#web/modules/content/news/news-pages.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/news";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = askedPage(url.searchParams);
  const news = await page.queries.news(asked);
  if (asked > 1 && news.items.length === 0) throw await notFound(page);
  return { news };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [];
  const t = translator(root.locale, "content");
  const { items, page } = loaderData.news;
  const title = t("news.title");
  return pageMeta(matches, {
    title: page === 1 ? title : t("pages.titled", { title, number: String(page) }),
    description: t("news.description"),
    picture: items[0]?.picture ?? null,
    jsonLd: [wayJsonLd(root, [{ name: title, path: "/Media/news" }])],
  });
}

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("content.news");
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs name={t("title")} />
      <ContentHead title={t("title")} lead={t("description")} />
      <MediaNav current="news" />
      <NewsList news={loaderData.news} />
    </Container>
  );
}
