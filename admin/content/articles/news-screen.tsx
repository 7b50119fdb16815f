import type { StaffNews } from "#contract/content/staff/news-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import { ContentList, useTitle } from "../content-list.tsx";
import { ContentScreen, type ContentScreenProps, NewContentScreen } from "../content-screen.tsx";
import { contentCall } from "../content-source.ts";
import { PreviewButton } from "../text/preview.tsx";
import { ArticleFields } from "./article-fields.tsx";
import { articleDraft, articleFacts, type ArticleValues, newsValues } from "./article-values.ts";

type Values = ArticleValues<"summary">;

export function NewsList() {
  const text = useText();
  return <ContentList add={text("content.addNews")} />;
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
    titleOf: ({ title }) => titleOf(title),
    valuesOf: newsValues,
    factsOf: (values) => articleFacts(values, values.summary, text),
    save: (values, news) => {
      const { version, summary } = values;
      const draft = { summary, ...articleDraft(values, text) };
      return news
        ? contentCall("changeNews", { params: { id: news.id }, body: { version, ...draft } })
        : contentCall("addNews", { body: draft });
    },
    remove: ({ id, version }) => contentCall("removeNews", { params: { id }, query: { version } }),
    fields: <ArticleFields lead="summary" />,
    more: <PreviewButton<Values> shownOf={(values) => ({ ...values, lead: values.summary })} />,
  };
}
