import type { ProductCard as ProductCardData } from "#contract/catalog/product.ts";
import { ProductCard } from "./product-card.tsx";

const ROW_SIZES =
  "(min-width: 85rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 44vw";

/** A row that scrolls sideways on phones and stands as a grid of four on large screens. */
export function ProductRow({ products }: { products: ProductCardData[] }) {
  return (
    <ul className="-mx-gutter flex snap-x scroll-px-(--spacing-gutter) gap-4 overflow-x-auto px-gutter pb-2 [scrollbar-width:none] md:gap-6 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0">
      {products.map((product) => (
        <li key={product.id} className="grid w-[44vw] shrink-0 snap-start md:w-[30vw] lg:w-auto">
          <ProductCard product={product} sizes={ROW_SIZES} />
        </li>
      ))}
    </ul>
  );
}
