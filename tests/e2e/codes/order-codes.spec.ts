import { callAs } from "../buying.ts";
import { codeFor, letterTo, newPerson, registerPerson } from "../customer.ts";
import { orderLamps } from "../order-lamps.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { enterSmsCode } from "./sms-code.ts";

test("confirms a cash order with a code sent by SMS", NIGHTLY, async ({ page, shop }) => {
  const { orders } = shop.words;
  await shop.open(page, "/orders-and-returns");
  const phone = shop.locale === "ar" ? "01077770001" : "01077770002";
  const number = await orderLamps(page, 1, { phone });
  await callTestApi(page, "askForCode", { number });
  await shop.open(page, `/orders-and-returns/${number}`);
  const main = page.getByRole("main");
  const timeline = main.getByRole("region", { name: orders.order.timeline });
  const confirm = main.getByRole("region", { name: orders.confirmCash.title });
  // The order expires without it, so it comes first.
  const [step, states] = [await confirm.boundingBox(), await timeline.boundingBox()];
  expect(step?.y).toBeLessThan(states?.y ?? 0);
  await shop.open(page, `/Order/${number}`);
  await expect(main).toContainText(orders.confirmCash.text);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await enterSmsCode(page, orders, {
    ask: orders.code.toPhone,
    submit: orders.confirmCash.submit,
    phone,
  });
  await expect(main).toContainText(orders.confirmation.next);
  await expect(main).not.toContainText(orders.confirmCash.text);
});

test(
  "adds earlier guest orders to the account by emailed code",
  NIGHTLY,
  async ({ page, browser, shop }) => {
    const { orders } = shop.words;
    const person = newPerson();
    const guest = await (await browser.newContext()).newPage();
    await shop.open(guest, "/orders-and-returns");
    const number = await orderLamps(guest, 1, { email: person.email });
    await guest.context().close();
    await registerPerson(page, person);
    await shop.open(page, "/orders-and-returns");
    const main = page.getByRole("main");
    await expect(main).toContainText(orders.earlier.title);
    await expect(main).not.toContainText(number);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const before = await codeFor(page, person.email);
    await main.getByRole("button", { name: orders.earlier.add }).click();
    const field = main.getByRole("textbox", { name: orders.code.label });
    await expect(field).toBeFocused();
    await field.fill(await codeFor(page, person.email, before));
    await main.getByRole("button", { name: orders.earlier.submit, exact: true }).click();
    await expect(main).toContainText(number);
    await expect(main).not.toContainText(orders.earlier.title);
  },
);

test(
  "opens the masked order from an SMS link and hides its key",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop }) => {
    await shop.open(page, "/orders-and-returns");
    const phone = "01077770003";
    const number = await orderLamps(page, 1, { phone, email: "" });
    let link = "";
    await expect(async () => {
      link =
        /(\/\S*orders-and-returns\/\S+#\S+)/.exec(await letterTo(page, `+2${phone}`))?.[1] ?? "";
      expect(link).toContain(number);
    }).toPass();
    const other = await (await browser.newContext()).newPage();
    const path = link.slice(link.indexOf("/", link.indexOf("//") + 2));
    await shop.open(other, path);
    await expect(other.getByRole("main")).toContainText(shop.words.orders.masked.title);
    await expect(other).toHaveURL(new RegExp(`${number}$`));
    expect(
      await callAs<{ access: string }>(other, "GET", `/api/v1/orders/${number}`),
    ).toMatchObject({
      access: "masked",
    });
    await other.context().close();
  },
);
