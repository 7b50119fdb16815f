import { expect, test } from "vitest";
import type { Category } from "#contract/catalog/product.ts";
import {
  categoriesAbove,
  categoryFamily,
  childCategories,
  siblingCategories,
  topCategories,
} from "./category-tree.ts";

function category(id: number, parentId: number | null): Category {
  return {
    id,
    parentId,
    code: `c${id}`,
    name: `C${id}`,
    path: `/categories/product/${id}-c`,
    description: "",
    picture: null,
    productCount: 1,
  };
}

const lights = category(1, null);
const locks = category(2, null);
const rings = category(3, 1);
const pendants = category(4, 1);
const slim = category(5, 3);
const all = [lights, locks, rings, pendants, slim];

test("returns top, child, parent and sibling categories", () => {
  expect(topCategories(all)).toEqual([lights, locks]);
  expect(childCategories(all, 1)).toEqual([rings, pendants]);
  expect(categoriesAbove(all, slim)).toEqual([lights, rings]);
  expect(siblingCategories(all, rings)).toEqual([pendants]);
});

test("returns departments as siblings of an only child", () => {
  expect(siblingCategories(all, slim)).toEqual([lights, locks]);
});

test("returns the same links from a category's family as from all categories", () => {
  for (const one of all) {
    const family = categoryFamily(all, one);
    const ids = (categories: { id: number }[]) => categories.map(({ id }) => id);
    expect(ids(categoriesAbove(family, one))).toEqual(ids(categoriesAbove(all, one)));
    expect(ids(siblingCategories(family, one))).toEqual(ids(siblingCategories(all, one)));
    expect(ids(childCategories(family, one.id))).toEqual(ids(childCategories(all, one.id)));
    expect(family).not.toHaveLength(all.length);
  }
});
