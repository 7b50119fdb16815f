import { statSync } from "node:fs";
import { registerPerson } from "./customer.ts";
import { expect, NIGHTLY, test } from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

const CHOICE = { governorate: "EG-C", paymentMethod: "cod" };
const DELIVERY = {
  contact: { name: "منى سالم", phone: "01012345678" },
  address: { governorate: "EG-C", city: "مدينة نصر", street: "عباس العقاد", building: "12أ" },
};

test("downloads an order's invoice and opens the wallet", NIGHTLY, async ({ page, shop }) => {
  const { words, locale } = shop;
  await registerPerson(page);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { number: string; totals: { total: number } };
  };
  const sons = (await (await page.request.get("/api/v1/sons")).json()) as {
    items: { id: number; available: number }[];
  };
  const variantId = sons.items.find(({ available }) => available > 5)?.id;
  await send("/api/v1/cart/lines", { variantId, quantity: 1 });
  const { totals } = await send("/api/v1/checkout/quote", CHOICE);
  const { number } = await send("/api/v1/orders", {
    ...DELIVERY,
    paymentMethod: "cod",
    expectedTotal: totals.total,
  });

  await shop.open(page, `/orders-and-returns/${number}`);
  await expect(page.getByRole("region", { name: words.invoices.confirmation })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await callTestApi(page, "deliver", { number });

  await shop.open(page, "/Account?part=invoices");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText(/INV-\d{4}-\d{6}/);
  await expect(row).toContainText(words.invoices.statuses.Paid);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  const download = row.getByRole("button", { name: words.invoices.download });
  await page.route("**/pdf?*", (route) => route.fulfill({ status: 404 }));
  await download.click();
  await expect(row.getByRole("alert")).toHaveText(words.invoices.failed);
  await shop.expectNoOverflow(page);
  await page.unrouteAll({ behavior: "wait" });
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  await expect(row.getByRole("alert")).toHaveCount(0);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^INV-\\d{4}-\\d{6}-${locale}\\.pdf$`));
  expect(statSync(await file.path()).size).toBeGreaterThan(10_000);

  await shop.open(page, `/orders-and-returns/${number}`);
  await expect(page.getByRole("region", { name: words.invoices.latest })).toContainText(/INV-/);

  await shop.open(page, "/Account?part=wallet");
  await expect(page.getByRole("main")).toContainText(words.wallet.empty);
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
});
