import { expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { orderLamps } from "./order-lamps.ts";

test("a courier's list is compared with what was to be collected, and booked", async ({
  page,
  shop,
}) => {
  test.slow();
  const number = await orderLamps(page, 1);
  const office = new BackOffice(page, shop.locale);
  const { words } = office;
  const { orders, remittances } = words;
  await office.signIn(await office.hire("orders"));
  await office.expectScreen(words.start.hello.replace("{name}", "Staff"));
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
  await rows.fill(`${number}/1;10;2`);
  await page.getByRole("button", { name: remittances.compare }).click();
  await expect(dialog).toContainText(remittances.differs.split("{")[0] ?? "");
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: remittances.book, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(reference);
  await shop.expectNoOverflow(page);
});
