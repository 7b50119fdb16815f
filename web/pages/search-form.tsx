import { localePath } from "#contract/kernel/locale.ts";
import { pageContext } from "#web/page-context.ts";
import { redirect } from "react-router";
import { searchPath } from "#web/shell/search-path.ts";
import type { Route } from "./+types/search-form";

/** Target of the search field in browsers without script: redirects to the URL of the results. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, defaultLocale } = context.get(pageContext);
  const path = searchPath(url.searchParams.get("q") ?? "");
  throw redirect(localePath(path, locale, defaultLocale));
}

export default function SearchForm() {
  return null;
}
