import { useTranslations } from "use-intl";
import type { NewsItem } from "#contract/content/endpoints.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { ContentCrumbs } from "../content-crumbs.tsx";
import { DayTime } from "../day-time.tsx";
import { TextArticle } from "../text/text-article.tsx";
import { NewsNeighbours } from "./news-neighbours.tsx";

/** A news item: the picture across the page, the text centred. */
export function NewsItemView({ item }: { item: NewsItem }) {
  const t = useTranslations("content.news");
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs name={item.title} above={[{ text: t("title"), href: "/Media/news" }]} />
      <article className="mx-auto mt-6 max-w-[56rem] md:mt-10">
        <header className="mx-auto max-w-[35rem]">
          <DayTime iso={item.publishedAt} className="text-small text-ink-soft" />
          <h1 className="mt-2 text-page leading-tight">
            <Prose text={item.title} />
          </h1>
          <p className="mt-4 text-lead text-ink-soft">
            <Prose text={item.summary} />
          </p>
        </header>
        {item.picture && (
          <ShopPicture
            picture={item.picture}
            priority
            well
            sizes="(min-width: 60rem) 56rem, 100vw"
            widths={[480, 828, 1080, 1344, 1792]}
            className="mt-8 max-h-152 rounded-panel md:mt-10"
          />
        )}
        <div className="mx-auto mt-8 max-w-[35rem] md:mt-12">
          <TextArticle parts={item.parts} />
        </div>
      </article>
      <NewsNeighbours item={item} />
    </Container>
  );
}
