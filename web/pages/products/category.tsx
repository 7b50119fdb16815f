import { localePath } from "#contract/kernel/locale.ts";
import { parseIdSlug } from "#contract/kernel/slug.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { RoomFilter } from "#web/modules/lighting/room/room-filter.tsx";
import {
  categoriesAbove,
  categoryFamily,
  childCategories,
  siblingCategories,
} from "#web/modules/storefront/list/category-tree.ts";
import { facetPage } from "#web/modules/storefront/list/facet-page.ts";
import { isPrivateList, pageTitle } from "#web/modules/storefront/list/list-meta.ts";
import { loadList } from "#web/modules/storefront/list/load-list.ts";
import { ProductListPage } from "#web/modules/storefront/list/product-list-page.tsx";
import { pageContext } from "#web/page-context.ts";
import { breadcrumbJsonLd } from "#web/shell/address/breadcrumb-json-ld.ts";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { redirectTo } from "#web/shell/redirect-to.ts";
import { useFetchedLists } from "#web/shell/shared-lists.ts";
import type { Route } from "./+types/category";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const wanted = parseIdSlug(params.idSlug);
  const { categories } = await page.queries.shell();
  const category = categories.find(({ id }) => id === wanted?.id);
  if (!category) throw await notFound(page);
  if (`/categories/product/${params.idSlug.toLowerCase()}` !== category.path.toLowerCase()) {
    throw redirectTo(`${category.path}${url.search}`, page, 301);
  }
  const loaded = await loadList(page, url, { categoryId: category.id });
  const { canonicalQuery } = loaded;
  return {
    loaded,
    category,
    family: categoryFamily(categories, category),
    canonicalQuery,
    alternates: await page.queries.categoryPaths(category.id),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!loaderData || !root) return [];
  const { category, family, loaded } = loaderData;
  const { publicUrl, locale, defaultLocale } = root;
  const own = facetPage(loaded, category, locale);
  const base = `${publicUrl}${localePath("/", locale, defaultLocale)}`.replace(/\/$/, "");
  return pageMeta(matches, {
    title: pageTitle(own?.title ?? category.name, loaded, locale),
    description: own?.description ?? category.description,
    picture: category.picture,
    noindex: isPrivateList(loaded, own !== undefined),
    jsonLd: [breadcrumbJsonLd([...categoriesAbove(family, category), category], base)],
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, loaded } = loaderData;
  const categories = useFetchedLists()?.categories ?? loaderData.family;
  const above = categoriesAbove(categories, category);
  const own = facetPage(loaded, category, usePageLocale());
  return (
    <ProductListPage
      loaded={loaded}
      path={category.path}
      title={own?.title ?? category.name}
      name={category.name}
      description={own?.description ?? category.description}
      crumbs={above.map(({ name, path }) => ({ text: name, href: path }))}
      categories={childCategories(categories, category.id)}
      departments={siblingCategories(categories, category)}
      tool={<RoomFilter list={loaded.list} query={loaded.query} path={category.path} />}
    />
  );
}
