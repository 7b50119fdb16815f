import { LampCeiling, SearchX } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { CategoryLink } from "#contract/page-context.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { ProductGrid } from "#web/modules/storefront/index.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Anchor } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { useListPage } from "./list-context.ts";
import { isFiltered } from "./list-links.ts";

export interface ListEmptyProps {
  /** The search term. */
  term?: string | undefined;
  /** Top-level categories to continue with. */
  departments: CategoryLink[];
}

/** The empty state, with links to continue. */
export function ListEmpty({ term, departments }: ListEmptyProps) {
  const t = useTranslations("storefront.empty");
  const { list, query, links } = useListPage();
  const reach = useHotline();
  if (list.page > pageCount(list)) {
    return (
      <EmptyState
        illustration={<Icon icon={LampCeiling} size={40} />}
        title={t("pagePast", { page: String(list.page) })}
        action={<ButtonLink href={links.page(1)}>{t("firstPage")}</ButtonLink>}
      />
    );
  }
  if (isFiltered({ ...query, sort: null })) {
    return (
      <EmptyState
        illustration={<Icon icon={SearchX} size={40} />}
        title={t("title")}
        text={t("text", { ...reach })}
        action={<ButtonLink href={links.clear()}>{t("clear")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <EmptyState
        illustration={<Icon icon={term ? SearchX : LampCeiling} size={40} />}
        title={term ? t("searchTitle", { term }) : t("categoryTitle")}
        text={term ? t("searchText", { ...reach }) : t("categoryText")}
        action={
          <>
            <ButtonLink href="/product">{t("all")}</ButtonLink>
            {term && (
              <ButtonLink href="/contact-us" kind="secondary">
                {t("ask")}
              </ButtonLink>
            )}
          </>
        }
      />
      {list.nearest && <NearestMatches nearest={list.nearest} />}
      {departments.length > 0 && (
        <>
          <h2 className="text-center text-title">{t("departments")}</h2>
          <div className="flex justify-center">
            <CategoryChips categories={departments} />
          </div>
        </>
      )}
    </>
  );
}

/** For a search without results: the closest products and categories. */
function NearestMatches({ nearest }: { nearest: NonNullable<ProductList["nearest"]> }) {
  const t = useTranslations("storefront.empty");
  const { products, categories } = nearest;
  return (
    <>
      {categories.length > 0 && (
        <nav aria-label={t("nearestCategories")} className="mb-8">
          <ul className="flex flex-wrap justify-center gap-2">
            {categories.map(({ name, path }) => (
              <li key={path}>
                <Anchor
                  href={path}
                  className="inline-flex min-h-target items-center rounded-pill border border-hairline bg-paper px-4 text-[0.9375rem] transition-colors hover:border-ink"
                >
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.length > 0 && (
        <section aria-labelledby="nearest" className="mb-12">
          <h2 id="nearest" className="mb-6 text-title">
            {t("nearest")}
          </h2>
          <ProductGrid products={products} />
        </section>
      )}
    </>
  );
}
