import type { Page } from "@playwright/test";
import { GOVERNORATES } from "#contract/customers/governorates.ts";
import { numberOf } from "../buying.ts";
import { codeFor } from "../customer.ts";
import { expect, type test } from "../shop-test.ts";
import { codeTo, field, fillPerson, button, accountMenu } from "../sign-in/registering.ts";
import { CATEGORY, LAMP } from "./goods.ts";

export type Shop = Parameters<Parameters<typeof test>[2]>[0]["shop"];

export const BUYER = {
  name: "Mona Abdelrahman",
  phone: "01012345678",
  email: "mona@example.com",
  city: "Zamalek",
  street: "26th of July Street",
  building: "7",
};

/** A guest searches for the lamp, and adds some to the cart. */
export async function findLamp(visitor: Page, shop: Shop, quantity: number): Promise<void> {
  const { words, locale } = shop;
  await shop.open(visitor, "/");
  await expect(
    visitor.getByRole("main").getByRole("link", { name: CATEGORY.name[locale] }),
  ).toBeVisible();
  const search = visitor.getByRole("combobox", { name: words.shell.search.label });
  await search.fill(LAMP.name[locale]);
  await search.press("Enter");
  // The home page shows the lamp, too: make sure to press the search result.
  await expect(visitor).toHaveURL(/\/SearchProducts\//);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(LAMP.name[locale]);
  await visitor.getByRole("main").getByRole("link", { name: LAMP.name[locale] }).first().click();
  await expect(visitor).toHaveURL(/\/product\/\d/);
  const main = visitor.getByRole("main");
  await main
    .getByRole("textbox", { name: words.catalog.detail.quantity })
    .first()
    .fill(String(quantity));
  await main.getByRole("button", { name: words.catalog.detail.add, exact: true }).first().click();
  await expect(visitor.getByRole("dialog", { name: words.cart.title })).toBeVisible();
}

async function chooseCairo(visitor: Page, { words, locale }: Shop): Promise<void> {
  await visitor
    .getByRole("main")
    .getByLabel(words.orders.field.governorate)
    .selectOption({ label: GOVERNORATES["EG-C"][locale] });
}

/** Orders cash on delivery. @returns number of the order */
export async function orderAsGuest(visitor: Page, shop: Shop): Promise<string> {
  const { orders } = shop.words;
  const form = visitor.getByRole("main");
  await shop.open(visitor, "/Order");
  await form.getByLabel(orders.field.name).fill(BUYER.name);
  await form.getByLabel(orders.field.phone).first().fill(BUYER.phone);
  await form.getByLabel(orders.field.email).fill(BUYER.email);
  await chooseCairo(visitor, shop);
  for (const part of ["city", "street", "building"] as const)
    await form.getByLabel(orders.field[part]).fill(BUYER[part]);
  const place = form.getByRole("button", { name: orders.checkout.place });
  await expect(place).toContainText(/\d/);
  await place.click();
  await visitor.waitForURL(/\/Order\/F-/);
  return numberOf(visitor);
}

/** The guest registers with the order's email and adds the order to the account. */
export async function joinWithOrder(visitor: Page, shop: Shop, number: string): Promise<void> {
  const { accounts, orders } = shop.words;
  await shop.open(visitor, "/auth/Register");
  await fillPerson(visitor, shop, { email: BUYER.email });
  await button(visitor, accounts.register.submit).click();
  await expect(
    visitor.getByRole("heading", { level: 1, name: accounts.verify.title }),
  ).toBeVisible();
  const letter = await codeTo(visitor, BUYER.email);
  await visitor.locator("[name=code]").fill(letter.code);
  await button(visitor, accounts.verify.submit).click();
  await expect(accountMenu(visitor, shop)).toBeVisible();

  await shop.open(visitor, "/Account?part=orders");
  await button(visitor, orders.earlier.add).click();
  const code = await codeFor(visitor, BUYER.email, letter.code);
  await field(visitor, orders.code.label).fill(code);
  await button(visitor, orders.earlier.submit).click();
  await expect(visitor.getByRole("main").getByRole("link", { name: number })).toBeVisible();
}

/** Returns one unit for store credit. @returns number of the return */
export async function askForReturn(visitor: Page, shop: Shop, number: string): Promise<string> {
  const { flow, reasons, choices, start } = shop.words.returns;
  await shop.open(visitor, `/orders-and-returns/${number}`);
  const next = () => visitor.getByRole("button", { name: flow.next }).click();
  await visitor.getByRole("button", { name: start }).click();
  await visitor.getByRole("checkbox").check();
  await next();
  await visitor.getByLabel(flow.reason).selectOption({ label: reasons["changed-mind"] });
  await visitor.getByRole("radio", { name: choices.wallet.title }).check();
  await next();
  await visitor.getByRole("button", { name: flow.send }).click();
  const heading = visitor.getByRole("heading", { name: /R-\d+/ });
  return /R-\d+-\w\w/.exec(await heading.first().innerText())?.[0] ?? "";
}
