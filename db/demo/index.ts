import { attributes } from "./attributes.ts";
import { blocks } from "./blocks.ts";
import { brands } from "./brands.ts";
import { categories } from "./categories.ts";
import { withDerivedFacts } from "./derive.ts";
import { menus } from "./menus.ts";
import { products } from "./products/index.ts";

/** All the data that the demo shop is loaded from. */
export const catalogue = {
  attributes,
  brands,
  categories,
  menus,
  blocks,
  products: products.map(withDerivedFacts),
};
