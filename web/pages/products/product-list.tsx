import { useTranslations } from "use-intl";
import { listMeta } from "#web/modules/storefront/list/list-meta.ts";
import { loadList } from "#web/modules/storefront/list/load-list.ts";
import { ProductListPage } from "#web/modules/storefront/list/product-list-page.tsx";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/product-list";

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context.get(pageContext), url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData, "all");
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("catalog.all");
  return (
    <ProductListPage
      loaded={loaderData}
      path="/product"
      title={t("title")}
      name={t("title")}
      description={t("description")}
      categories={loaderData.departments}
      departments={loaderData.departments}
    />
  );
}
