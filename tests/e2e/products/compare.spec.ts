import type { Page } from "@playwright/test";
import { expect, NIGHTLY, test } from "../shop-test.ts";

/** Two products of one kind, so that some facts are equal and some differ. */
async function twoOfAKind(page: Page, locale: string) {
  const answer = await page.request.get(`/api/v1/products?pageSize=50&lang=${locale}`);
  const { items } = (await answer.json()) as {
    items: { id: number; name: string; path: string; categoryId: number; inStock: boolean }[];
  };
  const inStock = items.filter((item) => item.inStock);
  const first = inStock.find((one) => inStock.some((other) => isOfAKind(one, other)));
  const second = inStock.find((other) => first && isOfAKind(first, other));
  if (!first || !second) throw new Error("no two pieces of one kind");
  return [first, second] as const;
}

const isOfAKind = (
  one: { id: number; categoryId: number },
  other: { id: number; categoryId: number },
) => one.id !== other.id && one.categoryId === other.categoryId;

test(
  "compares products, shows only differences and restores a removed one",
  NIGHTLY,
  async ({ page, shop }) => {
    const { comparePage, catalog } = shop.words;
    const [first, second] = await twoOfAKind(page, shop.locale);
    await shop.open(page, "/Compare");
    await expect(page.getByRole("heading", { name: comparePage.emptyTitle })).toBeVisible();
    await shop.open(page, first.path);
    const toggle = page.getByRole("main").locator("button[aria-pressed]", {
      hasText: new RegExp(`${catalog.compare.add}|${catalog.compare.in}`),
    });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");

    const table = page.getByRole("table");
    const heads = table.getByRole("columnheader");
    await shop.open(page, `/Compare`);
    await expect(page).toHaveURL(new RegExp(`/Compare\\?ids=${first.id}-\\d+$`));
    await expect(heads).toHaveCount(1);
    const ids = new URL(page.url()).searchParams.get("ids");
    const response = await shop.open(page, `/Compare?ids=${ids},${second.id},0,nonsense`);
    expect(await response?.text()).toContain(second.name);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(heads).toHaveCount(2);
    await shop.ready(page);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const rows = table.locator("th[scope=row]");
    const all = await rows.count();
    await page.getByRole("checkbox", { name: comparePage.onlyDifferences }).check();
    const different = rows.filter({ hasText: comparePage.differs });
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await expect.poll(async () => (await rows.count()) - (await different.count())).toBe(0);
    await page.getByRole("checkbox", { name: comparePage.onlyDifferences }).uncheck();

    const remove = comparePage.remove.replace("{name}", first.name);
    await page.getByRole("button", { name: remove, exact: true }).click();
    await expect(heads).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`ids=${second.id}$`));
    await page.getByRole("button", { name: comparePage.undo }).click();
    await expect(heads).toHaveCount(2);
    await expect(heads.first()).toContainText(first.name);

    const add = table
      .getByRole("button", { name: catalog.card.add })
      .filter({ hasText: second.name });
    await add.press("Enter");
    await expect(page.getByRole("dialog", { name: shop.words.cart.title })).toContainText(
      second.name,
    );
  },
);
