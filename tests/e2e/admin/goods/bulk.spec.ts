import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { askAs, OwnLamp } from "../own-lamp.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test(
  "changes price, stock and publishing date of selected products only",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    const { words } = office;
    const { bulk, filters, actions, states, state } = words.products;
    await office.enter("catalogue");
    const other = await OwnLamp.publish(page);
    const lamp = await OwnLamp.publish(page);
    const before = (await lamp.price())?.amount ?? 0;

    await office.open("/products");
    const search = page.getByLabel(filters.q, { exact: true });
    const tick = (one: OwnLamp) =>
      page.getByRole("checkbox", {
        name: words.shell.list.select.replace("{name}", one.name[locale]),
      });
    const clear = page.getByRole("button", { name: words.shell.list.clearSelection, exact: true });
    await search.fill(other.sku);
    await expect(tick(lamp)).toHaveCount(0);
    await tick(other).check();
    await expect(clear).toBeVisible();
    await search.fill(lamp.sku);
    await expect(tick(other)).toHaveCount(0);
    await expect(tick(lamp)).not.toBeChecked();
    await expect(clear).toBeHidden();

    const dialog = page.getByRole("dialog");
    const change = async (label: string, fill: () => Promise<void>) => {
      await tick(lamp).check();
      await page.getByRole("button", { name: label, exact: true }).click();
      await fill();
      await shop.expectAccessible(page);
      await dialog.getByRole("button", { name: label, exact: true }).click();
      await expect(dialog).toBeHidden();
      // Done: nothing is selected any more.
      await expect(clear).toBeHidden();
      await expect(tick(lamp)).not.toBeChecked();
    };
    await change(bulk.price, () => dialog.getByLabel(bulk.pounds).fill("٢٥"));
    expect(await lamp.price()).toMatchObject({ amount: before + 25_00 });
    const read = (one: OwnLamp) => askAs<ProductRecord>(page, "GET", `products/${one.id}`);
    await change(bulk.stock, () => dialog.getByLabel(bulk.onHand).fill("7"));
    expect((await read(lamp)).stock).toMatchObject([{ onHand: 7 }]);

    const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    await change(bulk.state, async () => {
      await dialog.getByLabel(state, { exact: true }).click();
      await page.getByRole("option", { name: states.scheduled, exact: true }).click();
      await dialog.getByLabel(actions.at, { exact: true }).fill(`${day}T09:00`);
    });
    const scheduled = await read(lamp);
    expect(scheduled).toMatchObject({ state: "scheduled" });
    expect(scheduled.publishedAt).toMatch(new RegExp(`^${day}T0[67]:00`));
    expect(await read(other)).toMatchObject({ state: "published", stock: [{ onHand: 0 }] });
    expect(await other.price()).toMatchObject({ amount: before });
    for (const one of [lamp, other]) await one.archive();
  },
);
