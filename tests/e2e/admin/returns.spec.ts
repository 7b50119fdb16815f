import { callAs } from "../buying.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { BackOffice } from "./back-office.ts";
import { orderLamps } from "./order-lamps.ts";

test(
  "approves a requested exchange as a refund, receives and refunds it",
  NIGHTLY,
  async ({ page, shop }) => {
    const order = await orderLamps(page, 1);
    await callTestApi(page, "deliver", { number: order });
    const { number } = await callAs<{ number: string }>(
      page,
      "POST",
      `/api/v1/orders/${order}/returns`,
      {
        lines: [{ position: 1, quantity: 1, reason: "defective" }],
        resolution: "exchange",
      },
    );
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { actions } = words.returns;
    await office.enter("orders");
    await office.open(`/returns/${number}/show`);
    await office.expectScreen(words.returns.title.replace("{number}", number));
    const main = page.getByRole("main");
    await expect(main).toContainText(words.returns.resolutions.exchange);
    const dialog = page.getByRole("dialog");
    const press = async (label: string) => {
      await main.getByRole("button", { name: label, exact: true }).click();
      await dialog.getByRole("button", { name: label, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await shop.expectAccessible(page);
    await press(actions.approveAsRefund.label);
    await expect(main).toContainText(words.returns.resolutions.refund);
    await expect(
      main.getByRole("button", { name: actions.receive.label, exact: true }),
    ).toBeVisible();

    // The counts survive a reload.
    await main.getByRole("button", { name: actions.receive.label, exact: true }).click();
    await dialog.getByLabel(words.returns.broken).fill("1");
    await dialog.getByLabel(words.returns.whole).fill("0");
    await page.reload();
    await main.getByRole("button", { name: actions.receive.label, exact: true }).click();
    await expect(dialog.getByLabel(words.returns.broken)).toHaveValue("1");
    await dialog.getByRole("button", { name: actions.receive.label, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await press(actions.refund.label);
    await expect(main).toContainText(words.returns.states.refunded);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "exchanges an item at the counter without a customer request",
  NIGHTLY,
  async ({ page, shop }) => {
    const order = await orderLamps(page, 2);
    await callTestApi(page, "deliver", { number: order });
    const office = new BackOffice(page, shop.locale);
    const { orders, resources, returns } = office.words;
    await office.enter("orders");
    await office.open(`/orders/${order}/show`);
    const panel = page.locator("section").filter({
      has: page.getByRole("heading", { name: resources.returns.name, exact: true }),
    });
    await expect(panel).toContainText(returns.open.none);
    await panel.getByRole("button", { name: returns.open.label }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(returns.broken)).toHaveCount(0);
    const send = () => dialog.getByRole("button", { name: returns.open.label }).click();
    await send();
    await expect(dialog.getByText(orders.units.none)).toBeVisible();
    await dialog.getByLabel(returns.open.isAtCounter).check();
    await dialog.locator("input[name^=units]").first().fill("1");
    await dialog.getByLabel(returns.open.reason).first().click();
    await page.getByRole("option", { name: returns.reasons.defective }).click();
    await dialog.getByLabel(returns.broken).first().fill("1");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await send();
    const main = page.getByRole("main");
    await expect(page).toHaveURL(/\/returns\/R-.*\/show$/);
    await expect(main).toContainText(returns.states.exchanged);
    await expect(main).toContainText(returns.reasons.defective);
    await office.open(`/orders/${order}/show`);
    await expect(panel.getByRole("link")).toHaveCount(1);
    await expect(panel).toContainText(returns.states.exchanged);
  },
);
