import { codeFor, letterTo } from "../customer.ts";
import { orderLamps } from "../order-lamps.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

test(
  "finds orders by emailed code and keeps them masked",
  NIGHTLY,
  async ({ page, browser, shop }) => {
    const { orders } = shop.words;
    const email = `found-${shop.locale}-${Date.now()}@example.com`;
    const buyer = await (await browser.newContext()).newPage();
    await shop.open(buyer, "/orders-and-returns");
    const number = await orderLamps(buyer, 1, { email });
    await buyer.context().close();

    await shop.open(page, "/orders-and-returns");
    const region = page.getByRole("region", { name: orders.find.title });
    const contact = region.getByRole("textbox", { name: orders.lookup.phoneOrEmail });
    await contact.fill("mona@");
    await region.getByRole("button", { name: orders.find.send }).click();
    await expect(contact).toHaveAttribute("aria-invalid", "true");
    await contact.fill(email);
    const before = /\u2066(\d{6})\u2069/.exec(await letterTo(page, email))?.[1] ?? "";
    await region.getByRole("button", { name: orders.find.send }).click();
    const code = region.getByRole("textbox", { name: orders.code.label });
    await expect(code).toBeFocused();
    await shop.expectAccessible(page);
    await code.fill(await codeFor(page, email, before));
    await region.getByRole("button", { name: orders.find.submit }).click();
    await expect(region).toContainText(number);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await region.getByRole("link", { name: number }).click();
    await expect(page.getByRole("main")).toContainText(orders.masked.title);
  },
);

test(
  "shows the code step but sends no email without orders",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { orders } = shop.words;
    const email = `nobody-${Date.now()}@example.com`;
    await shop.open(page, "/orders-and-returns");
    const region = page.getByRole("region", { name: orders.find.title });
    await region.getByRole("textbox", { name: orders.lookup.phoneOrEmail }).fill(email);
    await region.getByRole("button", { name: orders.find.send }).click();
    await region.getByRole("textbox", { name: orders.code.label }).fill("123456");
    await region.getByRole("button", { name: orders.find.submit }).click();
    await expect(region.getByRole("textbox", { name: orders.code.label })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    expect(await letterTo(page, email)).toBe("");
  },
);
