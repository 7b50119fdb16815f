import { pageContext } from "#web/page-context.ts";
import { redirectTo } from "#web/shell/redirect-to.ts";
import { searchPath } from "#web/shell/search-path.ts";
import type { Route } from "./+types/search-form";

/** Target of the search field in browsers without script: redirects to the URL of the results. */
export function loader({ context, url }: Route.LoaderArgs) {
  throw redirectTo(searchPath(url.searchParams.get("q") ?? ""), context.get(pageContext), 302);
}

export default function SearchForm() {
  return null;
}
