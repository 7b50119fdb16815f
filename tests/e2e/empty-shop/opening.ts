import type { Page } from "@playwright/test";
import { GOVERNORATE_CODES } from "#contract/customers/governorates.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { letterTo } from "../customer.ts";
import { expect } from "../shop-test.ts";
import { BUYER, findLamp, type Shop } from "./buying.ts";
import { CATEGORY, LAMP } from "./goods.ts";
import type { NewOwner } from "./new-owner.ts";

const NAME = { ar: "بيت النور", en: "House of Light" };
const ADDRESS = { ar: "12 شارع شريف، القاهرة", en: "12 Sherif Street, Cairo" };
const PERCENT_OFF = 10;

/** The shop's own data and its delivery terms. */
export async function setUp(owner: NewOwner): Promise<void> {
  const { page, words, dialog } = owner;
  const { settings, delivery, shell, resources } = words;
  const { names } = settings;
  await owner.openScreen("/settings", resources.settings.name);
  await owner.set(names.siteName, () => owner.fillBoth(settings.siteName, NAME, dialog));
  await owner.set(names.hotline, () => dialog.getByLabel(settings.hotline).fill("19000"));
  await owner.set(names.email, () =>
    dialog.getByLabel(settings.email, { exact: true }).fill("hello@light.example"),
  );
  await owner.set(names.address, () => owner.fillBoth(settings.address, ADDRESS, dialog));
  await owner.openScreen("/delivery", resources.delivery.name);
  await owner.press(delivery.several.open);
  await dialog.getByLabel(delivery.fields.fee, { exact: true }).fill("60");
  await owner.press(shell.form.save, dialog);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(delivery.on, { exact: true })).toHaveCount(GOVERNORATE_CODES.length);
}

/** Two entries, of which the second is moved up. */
export async function orderMenu(owner: NewOwner, visitor: Page, shop: Shop): Promise<void> {
  const { page, words, locale } = owner;
  const { menus, shell } = words;
  await owner.openScreen("/menus/1/show", menus.names.header);
  const offers = { ar: "عروضنا", en: "Our offers" };
  for (const [index, label] of [CATEGORY.name, offers].entries()) {
    await owner.press(menus.add);
    const entry = page.getByRole("main").getByRole("listitem").nth(index);
    await owner.fillBoth(menus.label, label, entry);
    await owner.fillBoth(menus.path, { ar: "/special-offers", en: "/special-offers" }, entry);
  }
  await owner.press(shell.form.up.replace("{name}", offers[locale]));
  await owner.press(shell.form.save);
  await owner.expectSaid(menus.saved);
  await shop.open(visitor, "/");
  const departments = visitor
    .getByRole("contentinfo")
    .getByRole("region", { name: shop.words.shell.footer.departments });
  await expect(departments.getByRole("link")).toHaveText([offers[locale], CATEGORY.name[locale]]);
}

export async function movePage(owner: NewOwner, visitor: Page, shop: Shop): Promise<void> {
  const { words, dialog } = owner;
  const { redirects, resources } = words;
  await owner.openScreen("/redirects", resources.redirects.name);
  await owner.press(redirects.add);
  await dialog.getByLabel(redirects.from).fill("/old-catalogue");
  await dialog.getByLabel(redirects.to).fill("/product");
  await owner.press(redirects.save, dialog);
  await owner.expectSaid(redirects.saved);
  await visitor.goto(shop.at("/old-catalogue"));
  await expect(visitor).toHaveURL(new RegExp(`${shop.at("/product")}$`));
}

/** Adds a promotion that applies from the next cart on. */
export async function promote(owner: NewOwner, visitor: Page, shop: Shop): Promise<void> {
  const { page, words, locale } = owner;
  const { promotions, pricing, shell, resources } = words;
  await owner.openScreen("/promotions/create", promotions.add);
  const label = { ar: "خصم الافتتاح", en: "Opening discount" };
  await owner.fillBoth(promotions.label, label);
  await page.getByLabel(pricing.percent, { exact: true }).fill(String(PERCENT_OFF));
  await owner.press(shell.form.save);
  await owner.expectScreen(resources.promotions.name);
  await findLamp(visitor, shop, 1);
  const main = visitor.getByRole("main");
  await shop.open(visitor, "/Cart");
  await expect(main).toContainText(label[locale]);
  await expect(main).toContainText(formatPrice((-LAMP.price * PERCENT_OFF) / 100, locale));
  await shop.open(visitor, "/Order");
  // The address of the visitor's last order is filled in.
  await expect(main).toContainText(label[locale]);
  await expect(main).toContainText(formatPrice((-LAMP.price * PERCENT_OFF) / 100, locale));
}

/** A visitor asks a question and gets the answer by mail. */
export async function answerFeedback(owner: NewOwner, visitor: Page, shop: Shop): Promise<void> {
  const { page, words, dialog, locale } = owner;
  const { people, resources } = words;
  const { form, sent } = shop.words.contact;
  const message = { ar: "متى يفتح المعرض؟", en: "When are you open?" };
  const answer = { ar: "من العاشرة صباحًا", en: "From ten in the morning" };
  await shop.open(visitor, "/contact-us");
  await visitor.getByRole("textbox", { name: form.message }).fill(message[locale]);
  await visitor.getByRole("textbox", { name: form.description }).fill("☀");
  await visitor.getByRole("button", { name: form.send }).click();
  await expect(visitor.getByRole("heading", { name: sent.title })).toBeVisible();
  await owner.openScreen("/feedback", resources.feedback.name);
  await expect(page.getByRole("main")).toContainText(message[locale]);
  await owner.press(people.feedback.reply);
  await dialog.getByLabel(people.feedback.yourReply).fill(answer[locale]);
  await owner.press(people.feedback.send, dialog);
  await owner.expectSaid(people.feedback.sent.replace("{email}", BUYER.email));
  await expect.poll(() => letterTo(visitor, BUYER.email)).toContain(answer[locale]);
}
