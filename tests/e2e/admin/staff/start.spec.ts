import { ARABIC_NIGHTLY, expect, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";

const REFUSED = {
  status: 429,
  json: { type: "about:blank", title: "Later", status: 429, code: "too-many-requests" },
};

test(
  "retries a failed count and compares reports with the previous period",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { start, resources } = office.words;
    const PROOFS = "**/api/v1/admin/payment-proofs?*";
    await page.route(PROOFS, (route) => route.fulfill(REFUSED));
    await office.enter("owner");
    await office.open();
    const said = page.getByText(start.uncounted.replace("{lists}", resources.proofs.name));
    await expect(said).toBeVisible();
    await expect(page.getByText(start.nothing)).toHaveCount(0);
    await shop.expectAccessible(page);
    await page.unroute(PROOFS);
    await page.getByRole("button", { name: start.retry }).click();
    await expect(said).toHaveCount(0);

    const { reports } = start;
    await page.getByLabel(reports.span).click();
    await page.getByRole("option", { name: reports.steps.own }).click();
    const asked = page.waitForRequest(/reports\/sales\?.*from=2026-03-01&to=2026-03-10/);
    const before = page.waitForRequest(/reports\/sales\?.*from=2026-02-19&to=2026-02-28/);
    await page.getByLabel(reports.from, { exact: true }).fill("2026-03-01");
    await page.getByLabel(reports.to, { exact: true }).fill("2026-03-10");
    await Promise.all([asked, before]);
    await page.getByLabel(reports.to, { exact: true }).fill("2026-02-10");
    await expect(page.getByText(reports.turnedRound)).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const saved = page.waitForEvent("download");
    const csv = reports.csvOf.replace("{title}", reports.speed);
    await expect(page.getByText("LCP")).toHaveCount(0);
    await page.getByRole("button", { name: reports.speedShow }).click();
    await page.getByRole("button", { name: csv }).click();
    expect((await saved).suggestedFilename()).toMatch(/^page-speed-.*\.csv$/);
  },
);

test("links the start screen to the low-stock list", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const office = new BackOffice(page, shop.locale);
  await page.route("**/api/v1/admin/stock?*", (route) =>
    route.fulfill({ json: { items: [], total: 3, page: 1, pageSize: 1 } }),
  );
  await office.enter("catalogue");
  await office.open();
  await page.locator('a[href*="/stock?filter="]').click();
  await expect(page).toHaveURL(/low/);
});
