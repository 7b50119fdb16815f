import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#contract/catalog/product.ts";
import { ProductCard } from "./product-card.tsx";

const PHONE_HALF = "calc(50vw - 1.5rem)";
const GRID_SIZES = `(min-width: 160rem) 23rem, (min-width: 85rem) 20rem, (min-width: 60rem) 24vw, (min-width: 37.5rem) 31vw, ${PHONE_HALF}`;
const GRID = "grid grid-cols-2 gap-x-4 ui-sm:grid-cols-3 md:gap-x-6 ui-md:grid-cols-4";

export interface ProductGridProps {
  products: ProductCardData[];
  /** Three if there is a filter column beside it. */
  columns?: 3 | 4;
  /** Number of cards in the first row that are above the fold. */
  priority?: number;
  headingLevel?: 2 | 3;
  /** A further button on each card. */
  tool?: (product: ProductCardData) => ReactNode;
}

/** Two columns on phones; one more at each UI breakpoint, one less beside the filters. */
export function ProductGrid(props: ProductGridProps) {
  const { products, columns = 4, priority = 0, headingLevel = 3, tool } = props;
  return (
    <ul
      className={
        columns === 4
          ? `${GRID} ui-xl:grid-cols-5 ui-xxl:grid-cols-6`
          : `product-list ${GRID} desktop:grid-cols-3 ui-xl:grid-cols-4 ui-xxl:grid-cols-5`
      }
    >
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={GRID_SIZES}
          priority={index < priority}
          headingLevel={headingLevel}
          tool={tool?.(product)}
        />
      ))}
    </ul>
  );
}
