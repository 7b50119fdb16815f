import type { Page } from "@playwright/test";
import { formatPrice } from "#contract/kernel/money.ts";
import { fillCart } from "../buying.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { OwnLamp } from "./own-lamp.ts";

/** Signs in with the role that sets prices. */
async function signIn(page: Page, locale: "ar" | "en"): Promise<BackOffice> {
  const office = new BackOffice(page, locale);
  await office.enter("catalogue");
  return office;
}

/** Finds products by SKU and adds them to the form. */
async function addGoods(page: Page, label: string, sku: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(sku);
  await page.getByRole("option", { name: sku }).click();
}

test(
  "applies an offer immediately and rejects an overlapping one",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const office = await signIn(page, locale);
    const { offers, pricing, shell, resources } = office.words;
    const lamp = await OwnLamp.publish(page);
    const price = pricing.priceOf.replace("{label}", offers.price).replace("{sku}", lamp.sku);
    const begin = async () => {
      await office.open("/offers/create");
      await office.expectScreen(offers.add);
      await addGoods(page, pricing.addGoods, lamp.sku);
      await expect(page.getByLabel(price)).toBeVisible();
    };
    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();

    await begin();
    await page.getByLabel(price).fill("5000");
    await save();
    const tooDear = offers.tooDear.replace("{price}", formatPrice(4_500_00, locale));
    await expect(page.getByText(tooDear)).toBeVisible();
    await page.getByLabel(pricing.percentOff).fill("20");
    await page.getByRole("button", { name: pricing.fillPrices }).click();
    await expect(page.getByLabel(price)).toHaveValue("3600");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    await office.expectScreen(resources.offers.name);
    expect(await lamp.price()).toMatchObject({ amount: 3_600_00, was: 4_500_00 });

    await begin();
    await page.getByLabel(price).fill("3000");
    await save();
    const refused = page.getByRole("listitem").filter({ hasText: lamp.sku });
    await expect(refused.locator(".Mui-error").first()).toBeVisible();
    await page.getByRole("button", { name: pricing.takeOut.replace("{name}", lamp.sku) }).click();

    await office.open("/offers?view=calendar");
    await office.expectScreen(offers.calendar.title);
    const days = page.getByRole("grid");
    const chosen = days.locator("[aria-pressed=true]");
    const isToday = ["aria-current", "date"] as const;
    await expect(chosen).toHaveAttribute(...isToday);
    await chosen.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect(chosen).toBeFocused();
    await expect(chosen).not.toHaveAttribute(...isToday);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press(locale === "ar" ? "ArrowRight" : "ArrowLeft");
    await expect(chosen).toHaveAttribute(...isToday);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const offer = page.getByRole("listitem").filter({ hasText: lamp.sku });
    await offer.getByRole("button", { name: offers.remove }).click();
    await page.getByRole("dialog").getByRole("button", { name: offers.remove }).click();
    await expect(page.getByText(offers.removed)).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await lamp.price()).toMatchObject({ amount: 4_500_00, was: null });

    await page.getByRole("button", { name: shell.form.undo }).click();
    await expect(page.getByText(shell.form.undone)).toBeVisible();
    await expect(offer).toHaveCount(1);
    expect(await lamp.price()).toMatchObject({ amount: 3_600_00, was: 4_500_00 });
    await lamp.archive();
  },
);

test(
  "creates a coupon, simulates it, applies it at checkout and ends it",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const code = `E2E-${locale.toUpperCase()}-${Date.now() % 10_000_000}`;
    const office = await signIn(page, locale);
    const { promotions, pricing, simulator, shell, resources } = office.words;
    const lamp = await OwnLamp.publish(page);
    const inLanguage = (label: string, language: "ar" | "en") =>
      page.getByLabel(
        shell.form.inLanguage
          .replace("{label}", label)
          .replace("{language}", shell.locales[language]),
        { exact: true },
      );
    const save = () => page.getByRole("button", { name: shell.form.save, exact: true }).click();

    await office.open("/promotions/create");
    await office.expectScreen(promotions.add);
    await inLanguage(promotions.label, "ar").fill(`خصم ${code}`);
    await inLanguage(promotions.label, "en").fill(`Discount ${code}`);
    await page.getByLabel(promotions.code, { exact: true }).fill(code);
    await save();
    await expect(page.getByText(pricing.wrongNumber)).toBeVisible();
    await page.getByLabel(pricing.percent, { exact: true }).fill("10");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await save();
    await office.expectScreen(resources.promotions.name);
    await page.getByLabel(promotions.search).fill(code);
    await expect(page.getByRole("main").getByRole("link", { name: code })).toHaveCount(1);
    await page.getByRole("link", { name: code }).click();
    await expect(page.getByText(pricing.states.running, { exact: true })).toBeVisible();
    const promotion = page.url();

    await page.getByRole("link", { name: simulator.open }).click();
    await office.expectScreen(resources.simulator.name);
    await addGoods(page, pricing.addGoods, lamp.sku);
    await page.getByRole("button", { name: simulator.try }).click();
    const result = page.getByRole("status").filter({ hasText: simulator.result });
    await expect(result).toContainText(simulator.coupons.applied);
    await expect(result).toContainText(formatPrice(-450_00, locale));
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await fillCart(page);
    const quote = () =>
      page.request.post("/api/v1/checkout/quote", {
        data: { governorate: "EG-C", paymentMethod: "cod", coupon: code },
      });
    const { totals } = (await (await quote()).json()) as {
      totals: { items: number; discount: number };
    };
    expect(totals.discount).toBeGreaterThanOrEqual(Math.floor(totals.items / 10));

    await page.goto(promotion);
    await page.getByRole("button", { name: promotions.end }).click();
    await page.getByRole("dialog").getByRole("button", { name: promotions.end }).click();
    await expect(page.getByText(promotions.ended)).toBeVisible();
    expect(await (await quote()).json()).toMatchObject({ code: "coupon-unknown" });
    await lamp.archive();
  },
);

test(
  "simulates a company cart with price list and quantity discount",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const number = `${Date.now() % 10_000_000}`;
    const office = await signIn(page, locale);
    const { words } = office;
    const { pricing, priceLists, companyDiscounts, simulator, shell, resources } = words;
    const lamp = await OwnLamp.publish(page);
    const inBoth = async (label: string, text: string) => {
      for (const language of ["ar", "en"] as const) {
        const name = shell.form.inLanguage
          .replace("{label}", label)
          .replace("{language}", shell.locales[language]);
        await page.getByLabel(name, { exact: true }).fill(text);
      }
    };
    const save = (within: ReturnType<Page["getByRole"]>) =>
      within.getByRole("button", { name: shell.form.save, exact: true }).click();

    await office.open("/price-lists");
    await office.expectScreen(resources["price-lists"].name);
    await page.getByRole("button", { name: priceLists.add }).click();
    const list = `Engineers ${locale} ${number}`;
    await inBoth(priceLists.name, list);
    const dialog = page.getByRole("dialog");
    await save(dialog);
    await expect(dialog.locator(".Mui-error").first()).toBeVisible();
    await dialog
      .getByLabel(words.catalog.code, { exact: true })
      .fill(`engineers-${locale}-${number}`);
    await shop.expectAccessible(page);
    await save(dialog);
    await office.expectScreen(list);
    await addGoods(page, pricing.addGoods, lamp.sku);
    const price = pricing.priceOf.replace("{label}", priceLists.price).replace("{sku}", lamp.sku);
    await page.getByLabel(price).fill("4000");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    // The notification from adding it may still be shown.
    const put = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await save(page.getByRole("main"));
    expect((await put).status()).toBe(200);

    await office.open("/company-discounts");
    await office.expectScreen(resources["company-discounts"].name);
    await page.getByRole("button", { name: companyDiscounts.add }).click();
    // Far in the future, so that it does not affect companies of other tests.
    await page.getByLabel(pricing.from, { exact: true }).fill("2070-01-01T00:00");
    const discount = `Ten and more ${locale} ${number}`;
    await inBoth(companyDiscounts.label, discount);
    await page.getByLabel(pricing.stepFrom).fill("10");
    await page.getByLabel(pricing.percent, { exact: true }).fill("120");
    await save(dialog);
    await expect(dialog.getByText(pricing.wrongNumber)).toBeVisible();
    await page.getByLabel(pricing.percent, { exact: true }).fill("10");
    await shop.expectAccessible(page);
    await save(dialog);
    await expect(page.getByText(companyDiscounts.saved)).toBeVisible();

    await office.open("/simulator");
    await office.expectScreen(resources.simulator.name);
    await addGoods(page, pricing.addGoods, lamp.sku);
    await page.getByLabel(simulator.quantity).fill("10");
    const choose = async (label: string, wanted: string) => {
      await page.getByLabel(label, { exact: true }).click();
      await page.getByRole("option", { name: wanted, exact: true }).click();
    };
    await choose(simulator.customer, simulator.customers.company);
    await choose(simulator.priceList, list);
    await page.getByLabel(simulator.at, { exact: true }).fill("2070-06-01T12:00");
    await page.getByRole("button", { name: simulator.try }).click();
    const result = page.getByRole("status").filter({ hasText: simulator.result });
    await expect(result).toContainText(formatPrice(40_000_00, locale));
    await expect(result).toContainText(formatPrice(-4_000_00, locale));

    await office.open("/company-discounts");
    const wide = page.getByRole("row").filter({ hasText: discount });
    const row = locale === "en" ? wide : page.getByRole("listitem").filter({ hasText: discount });
    await row.getByRole("button", { name: companyDiscounts.end }).click();
    await dialog.getByRole("button", { name: companyDiscounts.end }).click();
    await expect(page.getByText(companyDiscounts.ended)).toBeVisible();
    await expect(row.getByText(pricing.states.off)).toBeVisible();
    await lamp.archive();
  },
);
