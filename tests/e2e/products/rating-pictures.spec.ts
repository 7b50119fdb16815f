import type { Page } from "@playwright/test";
import { registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test, WITH_PICTURES } from "../shop-test.ts";
import { picture } from "../test-api/chosen-files.ts";
import { StaffBrowser } from "../test-api/staff.ts";

test.use(WITH_PICTURES);

interface Listed {
  id: number;
  path: string;
}

/** Products with ratings, best rated first. */
async function ratedProducts(page: Page, locale: string): Promise<Listed[]> {
  const answer = await page.request.get(`/api/v1/products?sort=rating&lang=${locale}`);
  return ((await answer.json()) as { items: Listed[] }).items;
}

test(
  "uploads rating pictures and opens them large once published",
  NIGHTLY,
  async ({ page, shop }) => {
    const { ratings } = shop.words;
    const { form, pictures, title } = ratings;
    await registerPerson(page);
    const [, product] = await ratedProducts(page, shop.locale);
    const path = product?.path ?? "";
    await shop.open(page, path);
    const section = page.getByRole("region", { name: title });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: form.open }).click();
    await section.getByTitle(form.names.five, { exact: true }).click();
    await section.getByLabel(form.text).fill("فوق السفرة");
    const choose = section.getByLabel(pictures.add);
    await choose.setInputFiles([picture(), picture()]);
    const remove = (number: string) =>
      section.getByRole("button", { name: pictures.remove.replace("{number}", number) });
    await expect(remove("2")).toBeVisible();
    await remove("2").click();
    await expect(remove("2")).toHaveCount(0);
    await expect(remove("1")).toBeVisible();

    await page.reload();
    await shop.ready(page);
    await section.scrollIntoViewIfNeeded();
    await section.getByRole("button", { name: form.open }).click();
    await expect(section.getByLabel(form.text)).toHaveValue("فوق السفرة");
    await expect(section.getByAltText(pictures.alt.replace("{number}", "1"))).toBeVisible();
    await shop.expectAccessible(page);
    await section.getByRole("button", { name: form.send }).click();
    await expect(section.getByText(form.waiting)).toBeVisible();

    const staff = await StaffBrowser.open(page, "support");
    const { items } = await staff.read<{
      items: { id: number; productId: number; pictures: { id: string }[] }[];
    }>("ratings?state=waiting");
    const sent = items.findLast(({ productId }) => productId === product?.id);
    expect(sent?.pictures).toHaveLength(1);
    await staff.change(`ratings/${sent?.id}`, { state: "published" });
    await staff.close();

    await shop.open(page, path);
    await section.scrollIntoViewIfNeeded();
    const thumb = section.locator("a[href^='/api/v1/rating-pictures/']").first();
    await thumb.click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("فوق السفرة")).toBeVisible();
    await expect(viewer.locator("img.pswp__img").first()).toBeVisible();
    await shop.expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await shop.expectNoOverflow(page);
  },
);

test("filters ratings by stars and clears the filter", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const { title } = shop.words.ratings;
  const [product] = await ratedProducts(page, shop.locale);
  const answer = await page.request.get(`/api/v1/products/${product?.id}/ratings`);
  const { distribution, total } = (await answer.json()) as {
    distribution: number[];
    total: number;
  };
  await shop.open(page, product?.path ?? "");
  const section = page.getByRole("region", { name: title });
  await section.scrollIntoViewIfNeeded();
  const entries = section.locator("ul.border-t > li");
  await expect(entries).toHaveCount(Math.min(total, 10));
  const bars = section.locator("button[aria-pressed]");
  const value = distribution.findIndex((count) => count > 0) + 1;
  const bar = bars.nth(5 - value);
  await bar.click();
  await expect(bar).toHaveAttribute("aria-pressed", "true");
  await expect(entries).toHaveCount(Math.min(distribution[value - 1] ?? 0, 10));
  await bar.click();
  await expect(entries).toHaveCount(Math.min(total, 10));
  await shop.expectAccessible(page);
});

test(
  "opens the rating form from a rating request's link",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { form } = shop.words.ratings;
    await registerPerson(page);
    const [product] = await ratedProducts(page, shop.locale);
    await shop.open(page, `${product?.path}#rate`);
    const stars = page.getByRole("form", { name: form.title });
    await expect(stars).toBeInViewport();
    await expect(stars.getByRole("radio").first()).toBeFocused();
  },
);
