import { said } from "../buying.ts";
import { newPerson, registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test, WITH_PICTURES } from "../shop-test.ts";
import { paper, picture } from "../test-api/chosen-files.ts";
import { BackOffice } from "./back-office.ts";

test.use(WITH_PICTURES);

test(
  "requests another document from a company, then approves the company",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    // A company and its reviewer, in turn.
    test.slow();
    const number = `${Date.now()}`;
    const company = {
      companyNameEn: `Nile Hotels ${number}`,
      companyNameAr: `فنادق النيل ${number}`,
    };
    const name = shop.locale === "ar" ? company.companyNameAr : company.companyNameEn;
    await registerPerson(page, newPerson(), company);
    const own = shop.words.account.company;
    const openOwn = async () => {
      await shop.open(page, "/Account?part=company");
      await expect(page.getByRole("heading", { name: own.documents })).toBeVisible();
    };
    const choose = (label: string) => page.getByLabel(label, { exact: true });
    const of = (text: string, kind: string) => text.replace("{kind}", kind);
    await openOwn();
    await choose(of(own.addOf, own["tax-card"])).setInputFiles([picture()]);
    await expect(choose(of(own.replaceOf, own["tax-card"]))).toBeAttached();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const office = new BackOffice(page, shop.locale);
    const { companies } = office.words;
    await office.enter("orders");
    const openCompany = async () => {
      await office.open("/companies");
      await page.getByLabel(companies.search).fill(name);
      await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
      await page.getByRole("main").getByRole("link").click();
      await office.expectScreen(name);
    };
    await openCompany();
    const card = companies.kinds["tax-card"];
    const shown = page.getByRole("img", {
      name: companies.picture.replace("{kind}", card).replace("{name}", name),
    });
    await expect(shown).toHaveJSProperty("complete", true);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: companies.ask }).click();
    await dialog.getByLabel(companies.askKind).click();
    await page.getByRole("option", { name: companies.kinds["commercial-register"] }).click();
    await dialog.getByLabel(companies.askNote).fill("كل الصفحات");
    await dialog.getByRole("button", { name: companies.ask }).click();
    await expect(page.getByText(companies.asked)).toBeVisible();

    await openOwn();
    await expect(page.getByText("كل الصفحات")).toBeVisible();
    await shop.expectAccessible(page);
    await choose(of(own.addOf, own["commercial-register"])).setInputFiles([paper()]);
    await expect(page.getByText("كل الصفحات")).toHaveCount(0);

    await openCompany();
    const saved = companies.save.replace("{kind}", companies.kinds["commercial-register"]);
    await expect(page.getByRole("link", { name: saved })).toBeVisible();
    await page.getByRole("button", { name: companies.decline }).click();
    await dialog.getByRole("button", { name: companies.decline }).click();
    await expect(dialog.locator(".Mui-error").first()).toBeVisible();
    await shop.expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: companies.approve }).click();
    await dialog.getByRole("button", { name: companies.approve }).click();
    await expect(page.getByText(companies.approved.replace("{name}", name))).toBeVisible();
    await expect(page.getByText(companies.actions.reviewed.approved).first()).toBeVisible();

    await openOwn();
    await expect(page.getByRole("main")).toContainText(said(own.approvedText));
  },
);
