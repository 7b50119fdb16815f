import type { StaffNews } from "#contract/content/staff/news-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ContentList, useTitle } from "../content-list.tsx";
import { ContentScreen, type ContentScreenProps, NewContentScreen } from "../content-screen.tsx";
import { newsSource } from "../content-source.ts";
import { PreviewButton } from "../text/preview.tsx";
import { ArticleFields } from "./article-fields.tsx";
import { articleDraft, articleFacts, type ArticleValues, newsValues } from "./article-values.ts";

type Values = ArticleValues<"summary">;

export function NewsList() {
  const text = useText();
  return <ContentList source={newsSource} add={text("content.addNews")} />;
}

export function NewsScreen() {
  return <ContentScreen {...useNews()} />;
}

export function NewNewsScreen() {
  const text = useText();
  return <NewContentScreen title={text("content.addNews")} {...useNews()} />;
}

function useNews(): ContentScreenProps<StaffNews, Values> {
  const text = useText();
  const titleOf = useTitle();
  return {
    source: newsSource,
    titleOf: ({ title }) => titleOf(title),
    valuesOf: newsValues,
    factsOf: (values) => articleFacts(values, values.summary, text),
    save: (values, news) => {
      const { version, summary } = values;
      const draft = { summary, ...articleDraft(values, text) };
      return news
        ? call("PUT /api/v1/admin/news/{id}", {
            params: { id: news.id },
            body: { version, ...draft },
          })
        : call("POST /api/v1/admin/news", { body: draft });
    },
    remove: ({ id, version }) =>
      call("DELETE /api/v1/admin/news/{id}", { params: { id }, query: { version } }),
    fields: <ArticleFields lead="summary" />,
    more: <PreviewButton<Values> shownOf={(values) => ({ ...values, lead: values.summary })} />,
  };
}
