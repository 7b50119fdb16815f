import type { ContentPageCode } from "#contract/content/content-pages.ts";
import type { StaffPage } from "#contract/content/staff/page-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ContentList, useTitle } from "../content-list.tsx";
import { ContentScreen } from "../content-screen.tsx";
import { pageSource } from "../content-source.ts";
import { PreviewButton } from "../text/preview.tsx";
import { ArticleFields } from "./article-fields.tsx";
import { articleDraft, articleFacts, type ArticleValues, pageValues } from "./article-values.ts";

type Values = ArticleValues<"lead">;

/** The company's own pages: their number is fixed by the shop's paths. */
export function PageList() {
  return <ContentList source={pageSource} nameOf={usePageName()} />;
}

/** A page's purpose, shown while it has no title. */
function usePageName() {
  const text = useText();
  return (id: string | number) => text(`content.pages.${id as ContentPageCode}`);
}

export function PageScreen() {
  const text = useText();
  const titleOf = useTitle();
  const nameOf = usePageName();
  return (
    <ContentScreen<StaffPage, Values>
      source={pageSource}
      titleOf={({ id, title }) => titleOf(title, nameOf(id))}
      valuesOf={pageValues}
      factsOf={(values) => articleFacts(values, values.lead, text)}
      save={(values, page) =>
        call("PUT /api/v1/admin/pages/{id}", {
          // A page exists before anybody has written it.
          params: { id: (page as StaffPage).id },
          body: { version: values.version, lead: values.lead, ...articleDraft(values, text) },
        })
      }
      fields={<ArticleFields lead="lead" />}
      more={<PreviewButton<Values> shownOf={(values) => values} />}
    />
  );
}
