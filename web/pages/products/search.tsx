import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { loadList } from "#web/modules/storefront/list/load-list.ts";
import { ProductListPage } from "#web/modules/storefront/list/product-list-page.tsx";
import { SearchNote } from "#web/modules/storefront/list/search-note.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { searchPath } from "#web/shell/search-path.ts";
import type { Route } from "./+types/search";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const term = params.term.replace(/\s+/g, " ").trim().slice(0, 100);
  const loaded = await loadList(context.get(pageContext), url, { term });
  return { term, loaded, canonicalQuery: loaded.canonicalQuery };
}

/** Search results are not indexed: search engines would find endless URLs. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [];
  const t = translator(root.locale, "storefront");
  const title = t("resultsFor", { term: loaderData.term });
  const count = t("productCount", { count: loaderData.loaded.list.total });
  return pageMeta(matches, { title, description: `${title}: ${count}`, noindex: true });
}

export default function Search({ loaderData: { term, loaded } }: Route.ComponentProps) {
  const t = useTranslations("storefront");
  return (
    <ProductListPage
      loaded={loaded}
      path={searchPath(term)}
      term={term}
      title={t("resultsFor", { term: `\u2068${term}\u2069` })}
      note={<SearchNote term={term} list={loaded.list} />}
      name={t("title")}
      departments={loaded.departments}
    />
  );
}
