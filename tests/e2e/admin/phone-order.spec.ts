import { callAs, fillCart } from "../buying.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "places a phone order and prefills the caller's details next time",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    await fillCart(page, { least: 20_000, most: 500_000 });
    const { items } = await callAs<{ items: { sku: string }[] }>(page, "GET", "/api/v1/cart");
    const { sku = "" } = items[0] ?? {};
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const phone = words.phoneOrders;
    await office.enter("orders");
    await office.open("/orders");
    await page.getByRole("link", { name: phone.open }).click();
    await office.expectScreen(phone.title);

    await page.getByLabel(phone.phone, { exact: true }).fill("01277788899");
    await page.getByLabel(phone.name, { exact: true }).fill("Hany Adel");
    // A failed search shows an error instead of an empty result.
    await page.route("**/phone-orders/goods**", (route) =>
      route.fulfill({
        status: 429,
        json: { code: "rate-limited", title: "Too fast", status: 429 },
      }),
    );
    await page.getByLabel(phone.search).fill("lamp");
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute("**/phone-orders/goods**");
    await page.getByLabel(phone.search).fill(sku);
    const add = phone.addOf.replace("{sku}", sku);
    await page.getByRole("button", { name: add, exact: true }).click();
    await page.getByLabel(words.orders.recipient.fields.governorate).click();
    await page.getByRole("option").first().click();
    await page.getByLabel(words.orders.recipient.fields.city).fill("Nasr City");
    await page.getByLabel(words.orders.recipient.fields.street).fill("Abbas El Akkad");
    await page.getByLabel(words.orders.recipient.fields.building).fill("12");
    await expect(page.getByRole("main")).toContainText(words.orders.totals.total);
    await page.getByLabel(phone.coupon).fill("NO-SUCH-CODE");
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByLabel(phone.coupon).fill("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(words.orders.totals.total);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: phone.place }).click();
    await office.expectScreen(new RegExp(words.orders.page.title.replace("{number}", "F-.+")));
    await expect(page.getByRole("main")).toContainText(phone.by.replace("{name}", "Staff"));

    await office.open("/orders/create");
    await page.getByLabel(phone.phone, { exact: true }).fill("012 7778 8899");
    await page.getByRole("button", { name: phone.find, exact: true }).click();
    await expect(page.getByLabel(phone.name, { exact: true })).toHaveValue("Hany Adel");
    await expect(page.getByLabel(words.orders.recipient.fields.city)).toHaveValue("Nasr City");
  },
);
