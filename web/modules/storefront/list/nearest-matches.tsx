import { useTranslations } from "use-intl";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import { ProductGrid } from "#web/modules/storefront/index.ts";
import { Anchor } from "#web/ui/actions/link.tsx";

/** For a search without results: the closest products and categories. */
export function NearestMatches({ nearest }: { nearest: NonNullable<ProductList["nearest"]> }) {
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
