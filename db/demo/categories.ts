import { fittingCategories } from "./categories/fittings.ts";
import { lightCategories } from "./categories/light.ts";
import { pictureOfCategory } from "./category-pictures.ts";
import type { DemoCategory } from "./types.ts";

export const categories: DemoCategory[] = [...lightCategories, ...fittingCategories].map((row) => ({
  ...row,
  picture: `products/${pictureOfCategory[row.code] ?? "?"}.webp`,
}));
