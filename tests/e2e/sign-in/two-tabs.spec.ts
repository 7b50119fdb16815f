import type { Page } from "@playwright/test";
import { fillCart } from "../buying.ts";
import { type Person, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { accountMenu, button, type Shop } from "./registering.ts";

async function signIn(page: Page, shop: Shop, { email, password }: Person): Promise<void> {
  await page.locator("[name=identifier]").fill(email);
  await page.locator("[name=password]").fill(password);
  await button(page, shop.words.accounts.signIn.submit).click();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

test(
  "signs out both tabs after concurrent sign-ins and keeps the cart",
  ARABIC_NIGHTLY,
  async ({ page, context, shop }) => {
    const { account } = shop.words.shell;
    const person = await registerPerson(page);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await fillCart(page);

    const other = await context.newPage();
    const [isAnswered, otherIsIn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // This tab's cookie comes before the other tab's, its token after.
    await page.route("**/api/v1/auth/sign-in", async (route) => {
      const answer = await route.fetch();
      isAnswered.resolve();
      await otherIsIn.promise;
      const headers = Object.entries(answer.headers()).filter(([name]) => name !== "set-cookie");
      await route.fulfill({ response: answer, headers: Object.fromEntries(headers) });
    });
    const next = "/auth/Login?next=%2FCart";
    await shop.open(page, next);
    await shop.open(other, next);
    await signIn(page, shop, person);
    await isAnswered.promise;
    await signIn(other, shop, person);
    await expect(accountMenu(other, shop)).toBeVisible();
    otherIsIn.resolve();

    await expect(page.getByText(account.ended)).toBeVisible();
    for (const tab of [page, other]) {
      await expect.poll(() => token(tab)).toBeNull();
      await expect(accountMenu(tab, shop)).toBeHidden();
    }
    await page.unrouteAll();
    await signIn(page, shop, person);
    await expect(page).toHaveURL(/\/Cart$/);
    await expect(page.locator("#lines")).toContainText(/\d/);
  },
);
