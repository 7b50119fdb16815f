import { newPerson, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "exports a customer's data on written request, then erases the account",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const person = await registerPerson(page, newPerson("Ghada"));
    const office = new BackOffice(page, shop.locale);
    const { privacy, people } = office.words;
    await office.enter("support");
    await office.open("/customers");
    await page.getByLabel(people.customers.search).fill(person.email);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByRole("heading", { name: privacy.title })).toBeVisible();

    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: privacy.export }).click();
    await dialog.getByLabel(privacy.askedBy).click();
    await page.getByRole("option", { name: privacy.ways.letter }).click();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: privacy.export }).click();
    expect((await saved).suggestedFilename()).toMatch(/^customer-\d+-data\.json$/);

    await page.getByRole("button", { name: privacy.show }).click();
    await expect(page.getByRole("heading", { name: privacy.goes })).toBeVisible();
    await expect(page.getByRole("heading", { name: privacy.stays })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: privacy.erase }).click();
    await dialog.getByRole("button", { name: privacy.erase }).click();
    await expect(
      page.getByRole("main").getByText(people.customers.states.erased, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: privacy.title })).toHaveCount(0);
  },
);
