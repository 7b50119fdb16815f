import { useTranslations } from "use-intl";
import { contentPagePath } from "#contract/content/content-pages.ts";
import type { ContentPage } from "#contract/content/endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { ContentCrumbs } from "../content-crumbs.tsx";
import { ContentHead } from "../content-head.tsx";
import { textAnchors } from "../text/anchors.ts";
import { OnThisPage, OnThisPageFolded } from "../text/on-this-page.tsx";
import { TextArticle } from "../text/text-article.tsx";
import { CompanyNav } from "./company-nav.tsx";

/** Legal texts, shown with the date of their last change and a table of contents. */
const BINDING = new Set(["privacy-policy", "terms-and-conditions"]);
/** Short texts under each heading, shown beside it. */
const IN_ROWS = "vision-mission-values-goals";

/**
 * A company page: related pages on one side, its table of contents on the other, the text between.
 */
export function CompanyPageView({ page }: { page: ContentPage }) {
  const about = useTranslations("content.company")("about");
  const path = contentPagePath(page.code);
  const isBinding = BINDING.has(page.code);
  const anchors = isBinding ? textAnchors(page.parts) : [];
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs
        name={page.title}
        above={path.startsWith("/about-us/") ? [{ text: about, href: "/about-us" }] : []}
      />
      <ContentHead title={page.title} lead={page.lead} picture={page.picture}>
        {isBinding && <ChangedOn iso={page.updatedAt} />}
      </ContentHead>
      <div className="mt-8 grid gap-x-14 gap-y-14 md:mt-12 lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OnThisPageFolded anchors={anchors} />
          <TextArticle parts={page.parts} rows={page.code === IN_ROWS} />
        </div>
        <div className="max-lg:border-t max-lg:border-hairline max-lg:pt-8 lg:col-start-1 lg:row-start-1">
          <CompanyNav current={path} />
        </div>
        <div className="max-lg:hidden xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <div className="sticky top-[calc(var(--bar-height)+2rem)]">
            <OnThisPage anchors={anchors} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** When the text was last changed. */
function ChangedOn({ iso }: { iso: string }) {
  const t = useTranslations("content");
  const locale = usePageLocale();
  return (
    <p className="mt-4 text-small text-ink-soft">
      <time dateTime={iso}>{t("updated", { day: dateText(iso, locale) })}</time>
    </p>
  );
}
