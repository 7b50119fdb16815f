import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { BackOffice } from "./back-office.ts";
import { orderLamps } from "./order-lamps.ts";

test(
  "books a courier's cash list and shows other parcels as outstanding",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const number = await orderLamps(page, 1);
    const outstanding = await orderLamps(page, 1);
    await callTestApi(page, "deliver", { number: outstanding });
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { orders, remittances } = words;
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    for (const status of ["processing", "shipped"] as const) {
      const label = orders.actions.moveTo[status];
      await page.getByRole("button", { name: label, exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: label, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }

    await office.open("/remittances");
    await office.expectScreen(words.resources.remittances.name);
    const reference = `${shop.locale}-${Date.now()}`;
    await page.getByRole("button", { name: remittances.open }).click();
    await page.getByLabel(remittances.courier, { exact: true }).fill("Bosta");
    await page.getByLabel(remittances.reference, { exact: true }).fill(reference);
    const rows = page.getByLabel(remittances.rows, { exact: true });
    await rows.fill(`number,amount,fee\n${number}/1,10,2\nF-999999-AAAAAA,5,0`);
    await page.getByRole("button", { name: remittances.compare }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(remittances.problems.unknown);
    // Typed values survive a reload.
    await page.reload();
    await page.getByRole("button", { name: remittances.open }).click();
    await expect(rows).toHaveValue(/F-999999-AAAAAA/);
    // As a courier on Arabic Windows sends it.
    const list = `رقم الشحنة;المبلغ المحصل;رسوم الشحن\r\n${number}/1;10;2\r\nF-999999-AAAAAA;5;0\r\n`;
    await dialog.locator("input[type=file]").setInputFiles({
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(list, "utf16le")]),
    });
    await expect(rows).toHaveValue(`${number}/1; 10; 2\nF-999999-AAAAAA; 5; 0`);
    await page.getByRole("button", { name: remittances.compare }).click();
    await expect(dialog).toContainText(remittances.differs.split("{")[0] ?? "");
    await shop.expectAccessible(page);
    // The row that cannot be booked is skipped, and stays to be corrected.
    await dialog.locator("button[type=submit]").click();
    await expect(rows).toHaveValue("F-999999-AAAAAA; 5; 0");
    await expect(page.getByLabel(remittances.reference, { exact: true })).toHaveValue(
      `${reference}-2`,
    );
    await dialog.getByRole("button", { name: words.shell.form.cancel, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(reference);
    await shop.expectNoOverflow(page);
    await office.open("/outstanding-cash");
    await office.expectScreen(words.resources["outstanding-cash"].name);
    await expect(page.getByRole("main").getByRole("link", { name: outstanding })).toBeVisible();
  },
);
