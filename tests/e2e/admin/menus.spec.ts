import type { Locator } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { askAs } from "./own-lamp.ts";

interface Block {
  id: number;
  title: { ar: string; en: string };
}

test(
  "moves menu entries within and between levels by drag and keyboard",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const office = new BackOffice(page, shop.locale);
    const { menus } = office.words;
    await office.enter("content");
    await office.open("/menus/1/show");
    await office.expectScreen(menus.names.header);
    const entries = page.locator("main form > ol > li");
    const nameOf = (entry: Locator) => entry.locator("bdi").first();
    const last = async () => {
      const label = `Dragged ${await entries.count()}`;
      await page.getByRole("button", { name: menus.add, exact: true }).click();
      const entry = entries.last();
      const inputs = entry.getByRole("textbox");
      await inputs.nth(0).fill(label);
      await inputs.nth(1).fill(label);
      return label;
    };
    const [one, two] = [await last(), await last()];
    const count = await entries.count();
    const row = (label: string) => page.getByText(label, { exact: true });
    expect(await nameOf(entries.nth(count - 1)).innerText()).toBe(two);
    // Before another one, when dropped on its upper half.
    await row(two).dragTo(row(one), { targetPosition: { x: 5, y: 1 } });
    await expect.poll(() => nameOf(entries.nth(count - 2)).innerText()).toBe(two);
    // Nested below another one, when dropped on the lower half of its line.
    const line = entries
      .nth(count - 2)
      .locator("[draggable=true]")
      .first();
    const { height = 40 } = (await line.boundingBox()) ?? {};
    await row(one).dragTo(line, { targetPosition: { x: 5, y: height - 2 } });
    await expect(entries).toHaveCount(count - 1);
    const child = entries.last().locator("ol > li");
    await expect(nameOf(child)).toHaveText(one);
    // And back up without dragging.
    const up = page.getByRole("button", { name: menus.levelUpOf.replace("{name}", one) });
    if (!(await up.isVisible())) {
      await page.getByRole("button", { name: menus.editEntry.replace("{name}", one) }).click();
    }
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(entries).toHaveCount(count);
    await expect(nameOf(entries.last())).toHaveText(one);
    await shop.expectAccessible(page);
  },
);

test(
  "scrolls the preview to the edited block, not the form",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { locale } = shop;
    const office = new BackOffice(page, locale);
    await office.enter("content");
    const { items } = await askAs<{ items: Block[] }>(page, "GET", "blocks?q=home-story");
    const [block] = items;
    await office.open(`/blocks/${block?.id}/show`);
    const heading = page
      .frameLocator("iframe")
      .getByRole("heading", { name: block?.title[locale] ?? "", exact: true });
    const isShown = () =>
      heading.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isShown).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
