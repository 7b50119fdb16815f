import { useTranslations } from "use-intl";
import { listMeta } from "#web/modules/storefront/list/list-meta.ts";
import { loadList } from "#web/modules/storefront/list/load-list.ts";
import { ProductListPage } from "#web/modules/storefront/list/product-list-page.tsx";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/new-arrival";

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context.get(pageContext), url, { scope: "new-arrival" });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData, "newArrival");
}

export default function NewArrival({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalog.newArrival");
  return (
    <ProductListPage
      loaded={loaderData}
      path="/new-arrival"
      title={t("title")}
      name={t("title")}
      description={t("description")}
      departments={loaderData.departments}
    />
  );
}
