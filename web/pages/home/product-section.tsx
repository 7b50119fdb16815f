import { memo } from "react";
import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { ProductRow } from "#web/modules/storefront/index.ts";
import { Section } from "#web/ui/layout/section.tsx";

interface ProductSectionProps {
  title: string;
  /** Link to the whole list, if there is one. */
  path?: string;
  products: ProductCard[];
}

/** A row of products under a heading, with a link to all. Renders nothing if there are none. */
export const ProductSection = memo(({ title, path, products }: ProductSectionProps) => {
  const t = useTranslations("home");
  if (products.length === 0) return null;
  return (
    <Section
      className="below-fold pb-0 [--room:32rem] md:[--room:44.5rem]"
      title={title}
      all={path === undefined ? undefined : { href: path, text: t("all") }}
    >
      <ProductRow products={products} />
    </Section>
  );
});
