/** What customers do and see on the pages under `/auth`. */
import type { Page } from "@playwright/test";
import { letterTo } from "../customer.ts";
import { expect, type test } from "../shop-test.ts";

export const PASSWORD = "seven brass lamps over the Nile";
export const MONA = {
  ar: { first: "منى", last: "عبد الرحمن" },
  en: { first: "Mona", last: "Abdelrahman" },
};
const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
export const inArabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => ARABIC_DIGITS[Number(digit)] ?? "");
const someDigits = () => String(Math.random()).slice(2, 9).padEnd(7, "0");
export const newEmail = () => `mona${someDigits()}@example.com`;
export const newPhone = () => `0100${someDigits()}`;

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];
export type Shop = Fixtures["shop"];

/** A field by its label, which also says whether it is required. */
export function field(page: Page, label: string) {
  return page.getByRole("main").getByLabel(label, { exact: false }).first();
}

export const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** The account menu in the header. */
export function accountMenu(page: Page, shop: Shop) {
  return page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: shop.words.shell.account.title });
}

/** A standalone code of six digits or more: not part of an order's number. */
const CODE = /(?<![\d=-])\d{6,8}(?![\d-])/;

interface Letter {
  text: string;
  code: string;
}

/** The newest message to somebody that contains a code; `before` is one that was read already. */
export async function codeTo(page: Page, to: string, before?: Letter): Promise<Letter> {
  const letter = { text: "", code: "" };
  await expect(async () => {
    letter.text = await letterTo(page, to);
    letter.code = CODE.exec(letter.text)?.[0] ?? "";
    expect(letter.code).not.toBe("");
    expect(letter.text).not.toBe(before?.text);
  }).toPass({ intervals: [50, 100, 200] });
  return letter;
}

export async function fillPerson(
  page: Page,
  shop: Shop,
  contact: { email?: string; phone?: string },
) {
  const { field: names } = shop.words.accounts;
  const { first, last } = MONA[shop.locale];
  await field(page, names.firstName).fill(first);
  await field(page, names.lastName).fill(last);
  if (contact.email) await page.locator("[name=email]").fill(contact.email);
  if (contact.phone) await page.locator("[name=phone]").fill(contact.phone);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=confirmPassword]").fill(PASSWORD);
}

export async function signOut(page: Page, shop: Shop): Promise<void> {
  const out = page
    .getByRole("banner")
    .getByRole("button", { name: shop.words.shell.account.signOut });
  const menu = accountMenu(page, shop);
  await expect(menu).toBeVisible();
  // The page after sign-in closes the menu when it loads; a click that timed out may still have
  // worked.
  await expect(async () => {
    if (await menu.isHidden()) return;
    if (!(await out.isVisible())) await menu.click({ timeout: 5_000 });
    await out.click({ timeout: 5_000 });
    await expect(menu).toBeHidden();
  }).toPass();
}
