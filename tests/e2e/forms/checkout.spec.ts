import type { Locator } from "@playwright/test";
import { chooseWay, fillCart, fillCheckout, placeButton } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

test(
  "shows the checkout without navigation and the whole order in review",
  NIGHTLY,
  async ({ page, shop }) => {
    const { orders, shell } = shop.words;
    const main = page.getByRole("main");
    await fillCart(page);
    await shop.open(page, "/Cart");
    await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toBeVisible();
    await shop.open(page, "/Order");
    await expect(page.getByRole("search")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: shell.navigation })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /\d{5}/ })).toHaveAttribute("href", /^tel:/);
    await expect(header.getByRole("link", { name: shell.switchTo })).toBeVisible();

    // Both payment methods are available before a governorate is chosen.
    for (const method of ["cod", "card"] as const)
      await expect(main.getByRole("radio", { name: orders.payment.method[method] })).toBeEnabled();
    const signIn = main.getByRole("link", { name: orders.payment.signIn });
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await top(signIn)).toBeLessThan(await top(main.getByRole("radio").first()));
    await fillCheckout(page, "Laila Hassan");
    await chooseWay(page, "card");
    const review = main.getByRole("group", { name: orders.checkout.review });
    for (const words of [
      "Laila Hassan",
      "Abbas El Akkad",
      "Nasr City",
      "010 1234 5678",
      orders.window.title,
      orders.payment.method.card,
      orders.totals.delivery,
      orders.totals.total,
    ])
      await expect(review).toContainText(words);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test("shows product names in the page's language", ARABIC_NIGHTLY, async ({ page, shop }) => {
  await fillCart(page);
  await shop.open(page, "/Order");
  const nameOf = async (lang: string) => {
    const headers = { "accept-language": lang };
    const cart = await (await page.request.get("/api/v1/cart", { headers })).json();
    return (cart as { items: { name: string }[] }).items[0]?.name ?? "";
  };
  const summary = page.getByRole("main");
  const here = await nameOf(shop.locale);
  const there = await nameOf(shop.locale === "ar" ? "en" : "ar");
  expect(there).not.toBe(here);
  await expect(summary).toContainText(here);
  await page.getByRole("banner").getByRole("link", { name: shop.words.shell.switchTo }).click();
  await expect(summary).toContainText(there);
  await expect(summary).not.toContainText(here);
});

test("does not count a corrected field as an error before blur", async ({ page, shop }) => {
  const { fix } = shop.words.orders.checkout;
  await fillCart(page);
  await shop.open(page, "/Order");
  await placeButton(page).click();
  const name = page.locator("input[name='contact.name']");
  const notice = page.getByRole("main").getByText(/\d+ (?:حقول|حقل)|حقل واحد|حقلان/);
  expect(fix).toMatch(/حقل واحد/);
  await expect(notice).toBeVisible();
  await fillCheckout(page);
  await expect(notice).toBeHidden();
  await name.fill("");
  await name.blur();
  await expect(notice).toBeVisible();
  await name.fill("ليلى حسن");
  await expect(name).toBeFocused();
  await expect(notice).toBeHidden();
});
