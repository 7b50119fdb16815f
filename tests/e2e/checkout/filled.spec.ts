import type { Page } from "@playwright/test";
import { fillCart, fillCheckout, numberOf, order } from "../buying.ts";
import { letterTo, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

const nameField = (page: Page) => page.locator("input[name='contact.name']");
const emailField = (page: Page) => page.locator("input[name='contact.email']");

/** Holds the answer about saved addresses until `release` is called. */
async function holdAddresses(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/v1/account/addresses*", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  "fills in name and email before the first order, and the last address after it",
  NIGHTLY,
  async ({ page, shop }) => {
    const person = await registerPerson(page);
    await shop.open(page, "/");
    await fillCart(page);
    await shop.open(page, "/Order");
    await expect(nameField(page)).toHaveValue(`${person.firstName} ${person.lastName}`);
    await expect(emailField(page)).toHaveValue(person.email);
    await fillCheckout(page, "Mona Salem");
    await emailField(page).fill("");
    await order(page);
    const number = numberOf(page);
    // The email was removed from the form: the account's confirmed one gets the message.
    await expect(async () => {
      expect(await letterTo(page, person.email)).toContain(number);
    }).toPass({ timeout: 10_000 });

    await fillCart(page);
    await shop.open(page, "/Order");
    const main = page.getByRole("main");
    await expect(
      main.getByRole("button", { name: shop.words.orders.checkout.changeSaved }),
    ).toBeVisible();
    await expect(main.locator("address").first()).toContainText("Abbas El Akkad");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "does not show an empty form while the saved address is loading",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await registerPerson(page);
    await shop.open(page, "/");
    await fillCart(page);
    const release = await holdAddresses(page);
    const asked = page.waitForRequest("**/api/v1/account/addresses*");
    await page.addInitScript(() => {
      const seen = () => {
        const field = document.querySelector<HTMLInputElement>("input[name='contact.name']");
        if (field?.checkVisibility() && field.value === "") document.title = "empty form";
        requestAnimationFrame(seen);
      };
      seen();
    });
    await shop.open(page, "/Order");
    await asked;
    await expect(nameField(page)).toBeHidden();
    release();
    await expect(nameField(page)).toHaveValue("Mona Salem");
    await expect(page).not.toHaveTitle("empty form");
  },
);

test("keeps a typed name instead of the account's name", ARABIC_NIGHTLY, async ({ page, shop }) => {
  await registerPerson(page);
  await shop.open(page, "/");
  await fillCart(page);
  await shop.open(page, "/Order");
  await expect(nameField(page)).toHaveValue("Mona Salem");
  await nameField(page).fill("Huda Salem");
  await page.reload();
  await expect(nameField(page)).toHaveValue("Huda Salem");
});
