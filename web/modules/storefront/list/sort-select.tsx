import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { SORTS } from "#contract/storefront/list-query.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { HiddenQuery } from "./hidden-query.tsx";
import { useListPage } from "./list-context.ts";

/** The sort order. A plain form if there is no script. */
export function SortSelect() {
  const t = useTranslations("storefront.sort");
  const { query, links, path, term } = useListPage();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const first = term === undefined ? "default" : "relevance";
  const sorts = SORTS.filter((sort) => sort !== "relevance");
  return (
    <form action={localPath(path)} method="get" className="flex min-w-0 items-center gap-2">
      <HiddenQuery query={{ ...query, sort: null }} />
      <Select
        name="sort"
        aria-label={t("label")}
        value={query.sort ?? ""}
        onChange={({ target }) => {
          const chosen = sorts.find((sort) => sort === target.value) ?? null;
          void navigate(localPath(links.order(chosen)), { preventScrollReset: true });
        }}
        className="w-44 min-w-0 sm:w-52"
      >
        <option value="">{t(first)}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" kind="secondary" size="small">
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}
