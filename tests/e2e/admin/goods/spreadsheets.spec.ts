import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readTable } from "#server/platform/tables/table-file.ts";
import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";

async function saved(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const rows: string[][] = [];
  for await (const { cells } of readTable(await readFile(await download.path()), 100_000)) {
    rows.push(cells);
  }
  return rows;
}

test(
  "exports stock, applies a changed file and returns its invalid rows",
  NIGHTLY,
  async ({ page, shop }) => {
    // Two files, each of them checked row by row.
    test.slow();
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const texts = words.spreadsheets;
    await office.enter("catalogue");
    await office.open("/spreadsheets");
    await office.expectScreen(words.resources.spreadsheets.name);

    const chooseStock = async () => {
      await page.getByLabel(texts.kind, { exact: true }).click();
      await page.getByRole("option", { name: texts.kinds.stock, exact: true }).click();
    };
    await page.getByRole("button", { name: texts.export.open }).click();
    await shop.expectAccessible(page);
    await chooseStock();
    const table = await saved(page, () =>
      page.getByRole("dialog").getByRole("button", { name: texts.export.save }).click(),
    );
    const [headings = [], ...rows] = table;
    expect(rows.length).toBeGreaterThan(50);
    // The last SKU: no other test changes its stock.
    const last = rows.at(-1) ?? [];
    const onHand = Number(last[3]);

    const send = async (name: string, content: string) => {
      await page.getByRole("button", { name: texts.import.open }).click();
      await chooseStock();
      const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: texts.import.send, exact: true }).click();
      await office.expectScreen(name);
    };
    const pick = [0, 2, 3].map((place) => headings[place]).join(";");
    await send("stock.csv", `${pick}\n${last[0]};${onHand};${onHand + 2}\nNO-SUCH-SKU;1;2`);
    await expect(page.getByText(texts.said.checked)).toBeVisible();
    await expect(page.getByText("NO-SUCH-SKU")).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const broken = await saved(page, () =>
      page.getByRole("button", { name: texts.brokenFile }).click(),
    );
    expect(broken).toHaveLength(2);
    expect(broken[1]?.[0]).toBe("NO-SUCH-SKU");

    await page.getByRole("button", { name: texts.apply.label, exact: true }).click();
    await shop.expectAccessible(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: texts.apply.label, exact: true })
      .click();
    await expect(page.getByText(texts.states.applied, { exact: true }).first()).toBeVisible();
    await office.open(`/stock?filter=${encodeURIComponent(JSON.stringify({ q: last[0] }))}`);
    await page.getByRole("button", { name: words.stock.history.open }).first().click();
    await expect(page.getByRole("dialog").getByText("+2").first()).toBeVisible();

    // Restores the former stock.
    await office.open("/spreadsheets");
    await send("back.csv", `${pick}\n${last[0]};;${onHand}`);
    await page.getByRole("button", { name: texts.apply.label, exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: texts.apply.label, exact: true })
      .click();
    await expect(page.getByText(texts.states.applied, { exact: true }).first()).toBeVisible();
  },
);
