import { ORDER_STATUS_LABELS } from "#contract/orders/order-status.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { callAs, fillCart } from "../buying.ts";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "an owner signs in with a second factor and prepares an order",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const number = await orderLamp(page);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const owner = await office.hire("owner");
    await office.signIn(owner);
    const secret = await office.setUpTwoFactor(owner.password);
    await office.expectScreen(words.start.hello.replace("{name}", "Staff"));

    await office.signOut();
    await office.signIn(owner);
    await page
      .getByLabel(words.door.code.label, { exact: true })
      .fill(authenticatorCode(secret, 1));
    await page.getByRole("button", { name: words.door.code.submit }).click();
    await office.expectScreen(words.start.hello.replace("{name}", "Staff"));

    await office.open("/orders");
    await page.getByLabel(words.orders.search).fill(number);
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
    await page.getByRole("link", { name: number }).click();
    await office.expectScreen(words.orders.page.title.replace("{number}", number));
    await page.getByRole("button", { name: words.orders.actions.moveTo.processing }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words.orders.actions.moveText.processing);
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: words.orders.actions.moveTo.processing }).click();
    const { processing } = ORDER_STATUS_LABELS;
    await expect(
      page.getByRole("listitem").filter({ hasText: processing[shop.locale] }),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: words.orders.actions.moveTo.shipped }),
    ).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await office.open("/audit");
    await office.expectScreen(words.resources.audit.name);
    const entry = words.staff.audit.things.order.replace("{id}", number);
    await page.getByRole("link", { name: entry }).first().click();
    await office.expectScreen(words.orders.page.title.replace("{number}", number));
  },
);

/** Somebody orders in this browser. @returns the number of the order */
async function orderLamp(page: Parameters<typeof fillCart>[0]): Promise<string> {
  await page.goto("/");
  await fillCart(page);
  const choice = { governorate: "EG-C", paymentMethod: "cod" };
  const { totals } = await callAs<{ totals: { total: number } }>(
    page,
    "POST",
    "/api/v1/checkout/quote",
    choice,
  );
  const { number } = await callAs<{ number: string }>(page, "POST", "/api/v1/orders", {
    contact: { name: "منى سالم", phone: "01012345678" },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
    paymentMethod: "cod",
    expectedTotal: totals.total,
  });
  return number;
}
