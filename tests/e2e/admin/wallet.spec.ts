import { formatPrice } from "#contract/kernel/money.ts";
import { newPerson, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "credits a large wallet entry only after another owner approves it",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    // Two owners set up their second factor.
    test.slow();
    const person = await registerPerson(page, newPerson());
    const reason = `Broken lamp ${Date.now()}`;
    const office = new BackOffice(page, shop.locale);
    const { wallet, resources } = office.words;
    const price = (piastres: number) => formatPrice(piastres, shop.locale);
    const openCustomer = async () => {
      await office.open("/customers");
      await page.getByLabel(office.words.people.customers.search).fill(person.email);
      await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
      await page.getByRole("main").getByRole("link").click();
      await expect(page.getByRole("heading", { name: wallet.title })).toBeVisible();
    };
    const dialog = page.getByRole("dialog");
    const add = async (amount: string) => {
      await page.getByRole("button", { name: wallet.add }).click();
      await dialog.getByLabel(wallet.amount).fill(amount);
      await dialog.getByLabel(wallet.note, { exact: true }).fill(reason);
      await dialog.getByRole("button", { name: wallet.add }).click();
    };

    await office.enter("owner");
    await openCustomer();
    await add("none");
    await expect(dialog.getByText(wallet.wrongAmount)).toBeVisible();
    await shop.expectAccessible(page);
    await dialog.getByLabel(wallet.amount).fill("٢٥٠٫٥٠");
    await dialog.getByRole("button", { name: wallet.add }).click();
    await expect(page.getByText(wallet.balance.replace("{amount}", price(250_50)))).toBeVisible();
    await add("26,000");
    await expect(page.getByText(wallet.asked)).toBeVisible();
    await expect(page.getByText(wallet.balance.replace("{amount}", price(250_50)))).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("link", { name: wallet.toRequests }).click();
    await office.expectScreen(resources["wallet-requests"].name);
    const request = page.locator("main li, main tr").filter({ hasText: reason });
    await expect(request.getByText(wallet.yours)).toBeVisible();
    await expect(request.getByRole("button")).toHaveCount(0);

    await office.enter("owner");
    await office.open("/wallet-requests");
    await office.expectScreen(resources["wallet-requests"].name);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await request.getByRole("button", { name: wallet.approve }).click();
    await dialog.getByRole("button", { name: wallet.approve }).click();
    await expect(request).toHaveCount(0);
    await openCustomer();
    await expect(
      page.getByText(wallet.balance.replace("{amount}", price(26_250_50))),
    ).toBeVisible();
  },
);
