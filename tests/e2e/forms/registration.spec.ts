import type { Locator, Page } from "@playwright/test";
import { callAs } from "../buying.ts";
import { codeFor } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];
type Shop = Fixtures["shop"];

const PASSWORD = "nine copper lanterns under the arch";

/** A person's form values by field name. */
const PERSON = {
  firstName: "نادية",
  lastName: "الشاذلي",
  fullNameAr: "نادية محمود الشاذلي",
  fullNameEn: "Nadia Mahmoud Elshazly",
  gender: "female",
  birthDate: "1987-03-12",
  address: "عمارة ٧، شارع النصر",
  city: "الغردقة",
  place: "منتجع الجونة",
};
/** The optional ones. */
const OPTIONAL = ["fullNameAr", "fullNameEn", "gender", "birthDate", "address", "city", "place"];

const COMPANY = {
  companyNameAr: "فنادق الدلتا",
  companyNameEn: "Delta Hotels",
  taxNumber: "123-456-789",
  website: "delta.example",
  phoneNumber: "02 2735 1234",
  responsibleMobile: "01098765432",
  fax: "02 2735 9876",
  mailBox: "ص.ب 1123 القاهرة",
};

const someDigits = () => String(Math.random()).slice(2, 10).padEnd(8, "0");
const newContact = () => ({
  email: `nadia${someDigits()}@example.com`,
  phone: `010${someDigits()}`,
});

/** Fills each field after checking that its label is the specification's. */
async function fillAll(form: Locator, fields: Record<string, string>, labels: object) {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.locator(`[name=${name}]`);
    const label = (labels as Record<string, string>)[name] ?? "no label";
    await expect(field).toHaveAccessibleName(new RegExp(label));
    if (name === "gender") await field.selectOption(value);
    else await field.fill(value);
  }
}

/**
 * Fills in the person's fields and the password twice, and submits; the code from the mail
 * completes it.
 */
async function register(page: Page, shop: Shop, submit: string) {
  const { accounts } = shop.words;
  const main = page.getByRole("main");
  const contact = newContact();
  const { firstName, lastName, ...optional } = PERSON;
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
  await fillAll(main, { firstName, lastName, ...contact, ...secrets }, accounts.field);
  await main.getByText(accounts.register.optional).click();
  expect(Object.keys(optional)).toEqual(OPTIONAL);
  await expect(main.locator("[name=gender] option:not([value=''])")).toHaveText([
    accounts.field.female,
    accounts.field.male,
  ]);
  await fillAll(main, optional, accounts.field);
  await main.getByRole("button", { name: submit, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: accounts.verify.title })).toBeVisible();
  await page.locator("[name=code]").fill(await codeFor(page, contact.email));
  await main.getByRole("button", { name: accounts.verify.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/Account$/);
  return contact;
}

/** Each field is in the account as typed, and the password signs in. */
async function expectPerson(page: Page, shop: Shop, contact: { email: string; phone: string }) {
  const { profile } = shop.words.account;
  await shop.open(page, "/Account/Edit");
  const panel = page.getByRole("form", { name: profile.person });
  for (const [name, value] of Object.entries(PERSON)) {
    const field = panel.locator(`[name=${name}]`);
    await expect(field, name).toHaveValue(value);
    await expect(field).toHaveAccessibleName(new RegExp(profile[name as "city"]));
  }
  await expect(page.locator("#email")).toContainText(contact.email);
  const { phone } = contact;
  const grouped = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  await expect(page.locator("#phone")).toContainText(grouped);
  const credentials = { identifier: contact.email, password: PASSWORD };
  await callAs(page, "POST", "/api/v1/auth/sign-in", credentials);
}

test(
  "stores and shows every field of a person's registration",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/auth/Register");
    const contact = await register(page, shop, shop.words.accounts.register.submit);
    await expectPerson(page, shop, contact);
  },
);

test("stores and shows every field of a company's registration", async ({ page, shop }) => {
  const { accounts, account } = shop.words;
  await shop.open(page, "/auth/CompanyRegister");
  await fillAll(page.getByRole("main"), COMPANY, accounts.field);
  const contact = await register(page, shop, accounts.companyRegister.submit);
  await shop.open(page, "/Account?part=company");
  for (const [name, value] of Object.entries(COMPANY)) {
    const fact = page
      .getByRole("main")
      .locator("dl > div")
      .filter({
        has: page.getByText(account.company[name as "fax"], { exact: true }),
      });
    await expect(fact, name).toContainText(shownAs(name, value));
  }
  await test.step("check the person's fields", () => expectPerson(page, shop, contact));
  expect(await page.evaluate(() => localStorage.getItem("accountType"))).toBe("company");
});

const shownAs = (name: string, value: string) =>
  name === "responsibleMobile" ? value.replace(/^0/, "") : value;
