import { fillCheckout, order, placeButton } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";

/** A phone on a weak connection: Lighthouse's slow 4G is twice as fast. */
const SLOW_3G = {
  offline: false,
  latency: 300,
  downloadThroughput: (700 * 1024) / 8,
  uploadThroughput: (300 * 1024) / 8,
};
const LONGEST_NOTES = 300;

test(
  "buys a lamp over slow 3G and keeps notes above the limit",
  ARABIC_NIGHTLY,
  async ({ page, context, shop }) => {
    test.slow();
    const { cart, catalog, forms, orders } = shop.words;
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", SLOW_3G);
    const main = page.getByRole("main");

    await shop.open(page, "/");
    await main.getByRole("link", { name: /^نجف/ }).first().click();
    await main.getByRole("link", { name: /لؤلؤة/ }).first().click();
    const add = main.getByRole("button", { name: catalog.detail.add, exact: true });
    await add.first().click();
    await page.getByRole("dialog").getByRole("link", { name: cart.checkout }).click();
    await fillCheckout(page);

    const notes = main.getByLabel(orders.field.notes);
    const typed = "سلم ضيق بعد المدخل. ".repeat(150);
    await notes.fill(typed);
    await placeButton(page).click();
    await expect(notes).toHaveAttribute("aria-invalid", "true");
    await expect(
      main.getByText(forms.maxLength.replace("{max}", String(LONGEST_NOTES))).first(),
    ).toBeVisible();
    await expect(notes).toHaveValue(typed);
    await notes.fill(typed.slice(0, LONGEST_NOTES));
    expect(await order(page)).toMatch(/^F-/);
  },
);
