import type { Page } from "@playwright/test";
import { letterTo, newPerson, registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "./shop-test.ts";

test(
  "adds a colleague to a company through the emailed invitation link",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop, baseURL }) => {
    const { company, invitation, parts } = shop.words.account;
    const names = { companyNameEn: "Nile Interiors", companyNameAr: "النيل للديكور" };
    await registerPerson(page, newPerson("boss"), names);
    await shop.open(page, "/Account?part=company");
    await expect(page.getByText(company.waiting, { exact: true })).toBeVisible();
    const colleague = newPerson("karim");
    await page.getByRole("button", { name: company.invite }).click();
    await page.locator("[name=email]").fill(colleague.email);
    await page.getByRole("button", { name: company.send }).click();
    await expect(page.getByRole("heading", { name: company.invitations })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    const link = await invitationFor(other, colleague.email);
    await registerPerson(other, colleague);
    await shop.open(other, link);
    await expect(other.getByRole("heading", { level: 1 })).toContainText(
      shop.locale === "ar" ? names.companyNameAr : names.companyNameEn,
    );
    await shop.expectAccessible(other);
    await shop.expectNoOverflow(other);
    await other.getByRole("button", { name: invitation.accept }).click();
    await expect(other.getByRole("heading", { level: 1, name: parts.company })).toBeVisible();
    await expect(other.getByText(company.readOnly)).toBeVisible();
    await expect(other.getByRole("button", { name: company.invite })).toHaveCount(0);
    await elsewhere.close();

    await page.reload();
    await expect(page.getByText(colleague.email)).toBeVisible();
    await expect(page.getByRole("heading", { name: company.invitations })).toHaveCount(0);
  },
);

/** The path behind the button in an invitation mail. */
async function invitationFor(page: Page, email: string): Promise<string> {
  let path = "";
  await expect(async () => {
    path = /\/auth\/Invitation#[\w-]+/.exec(await letterTo(page, email))?.[0] ?? "";
    expect(path).not.toBe("");
  }).toPass();
  return path;
}
