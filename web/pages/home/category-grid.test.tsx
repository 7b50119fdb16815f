import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { Category } from "#contract/catalog/product.ts";
import { loadAllMessages, messagesOf } from "#web/i18n/load-messages.ts";
import { PageLocaleProvider } from "#web/i18n/page-locale.tsx";
import { CategoryGrid } from "./category-grid.tsx";

beforeAll(() => loadAllMessages());

function gridOf(count: number): string {
  const categories = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Category ${index + 1}`,
    path: `/categories/product/${index + 1}`,
    picture: null,
    productCount: 3,
  })) as unknown as Category[];
  return renderToStaticMarkup(
    <PageLocaleProvider locale="en" defaultLocale="ar">
      <CategoryGrid categories={categories} />
    </PageLocaleProvider>,
  );
}

test("adds the all-products link only when a row lacks one item", () => {
  const { allProducts } = messagesOf("en").home;
  expect([3, 4, 5, 6, 7, 8].filter((count) => gridOf(count).includes(allProducts))).toEqual([3, 7]);
});
