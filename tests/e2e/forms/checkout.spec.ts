import { chooseWay, fillCart, fillCheckout } from "../buying.ts";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

test(
  "nothing leads away from the checkout, and its last step says everything that is ordered",
  BOTH_LANGUAGES,
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

    // Both ways of paying are there before a governorate is chosen.
    for (const method of ["cod", "card"] as const)
      await expect(main.getByRole("radio", { name: orders.payment.method[method] })).toBeEnabled();
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
