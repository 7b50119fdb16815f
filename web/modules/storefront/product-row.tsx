import type { ProductCard as ProductCardData } from "#contract/catalog/product.ts";
import { ProductCard } from "./product-card.tsx";

const ROW_SIZES =
  "(min-width: 85rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 28vw, 40vw";

/**
 * A row that scrolls sideways on phones, and is a grid of four on large screens. Its cards are too
 * narrow on phones for two badges beside two buttons.
 */
export function ProductRow({ products }: { products: ProductCardData[] }) {
  return (
    <ul className="-mx-gutter -my-1.5 grid snap-x auto-cols-[40vw] grid-flow-col scroll-px-(--spacing-gutter) gap-x-4 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] *:snap-start max-lg:*:pb-2 max-md:[&_.card-compare]:hidden max-md:[&_.card-compare+button]:ms-auto md:auto-cols-[28vw] md:gap-x-6 lg:m-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:p-0">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={ROW_SIZES} />
      ))}
    </ul>
  );
}
