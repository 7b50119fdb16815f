import { Newspaper } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { NewsCard as NewsCardData } from "#contract/content/endpoints.ts";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { LeadStory } from "./lead-story.tsx";
import { NewsCard } from "./news-card.tsx";
import { newsPath } from "./news-pages.ts";

/** The latest item large, the others side by side, older ones on numbered pages. */
export function NewsList({ news }: { news: Page<NewsCardData> }) {
  const t = useTranslations("content");
  const [first, ...others] = news.items;
  if (!first) return <NoNews />;
  const isFront = news.page === 1;
  return (
    <>
      {isFront && <LeadStory item={first} />}
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {(isFront ? others : news.items).map((item) => (
          <NewsCard key={item.id} item={item} headingLevel={2} />
        ))}
      </ul>
      <div className="mt-14">
        <Pagination
          current={news.page}
          total={pageCount(news)}
          href={newsPath}
          label={t("pages.label")}
          previousLabel={t("pages.previous")}
          nextLabel={t("pages.next")}
          pageLabel={(page) => t("pages.page", { number: String(page) })}
        />
      </div>
    </>
  );
}

function NoNews() {
  const t = useTranslations("content");
  return (
    <EmptyState
      illustration={<Icon icon={Newspaper} size={48} className="text-brass" />}
      title={t("news.emptyTitle")}
      text={t("news.emptyText")}
      action={<ButtonLink href="/new-arrival">{t("products")}</ButtonLink>}
    />
  );
}
