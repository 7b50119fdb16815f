import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

/** The plan's lights as in its address: `[[id, x, y], …]`. */
function lightsOf(page: Page): number[][] {
  const lights = new URL(page.url()).searchParams.get("lights") ?? "";
  return lights.split("_").map((light) => light.split("-").slice(0, 3).map(Number));
}

/** Waits until the address has this room, and lights. */
async function expectRoom(page: Page, room: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`room=${room}.*lights=\\d`));
}

test(
  "keeps lights inside a smaller room, replaces arranged ones, and offers undo",
  NIGHTLY,
  async ({ page, shop }) => {
    const { planner } = shop.words;
    await shop.open(page, "/planner");
    await page.getByLabel(planner.use.title).selectOption("kitchen");
    await expectRoom(page, "5000-4000");
    const count = lightsOf(page).length;

    await test.step("an even layout is arranged again", async () => {
      await page.getByLabel(planner.room.length, { exact: true }).fill("4");
      await page.getByLabel(planner.room.width, { exact: true }).fill("3");
      await expectRoom(page, "4000-3000");
      expect(lightsOf(page)).toHaveLength(count);
      for (const [, x = 0, y = 0] of lightsOf(page)) {
        expect(Math.min(x, y, 4000 - x, 3000 - y)).toBeGreaterThanOrEqual(100);
      }
    });

    const undo = page.getByRole("button", { name: planner.report.undo });
    await expect(undo).toHaveCount(0);

    await test.step("another arranged light replaces the first ones", async () => {
      const before = lightsOf(page);
      const choose = page.getByLabel(planner.lights.choose, { exact: true });
      const other = choose.locator("option:not(:checked)").first();
      await choose.selectOption((await other.getAttribute("value")) ?? "");
      const arrange = page.getByRole("button", { name: planner.lights.propose });
      await arrange.click();
      await expect(undo).toBeInViewport();
      await expect(page).toHaveURL(/auto=\d/);
      await expect.poll(() => lightsOf(page)[0]?.[0]).not.toBe(before[0]?.[0]);
      expect(new Set(lightsOf(page).map(([id]) => id)).size).toBe(1);
      await shop.expectAccessible(page);
      await undo.click();
      await expect.poll(() => lightsOf(page)).toEqual(before);
      await expect(undo).toHaveCount(0);
    });
  },
);

test(
  "arranges the first lights when a use was chosen before they loaded",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route("**/api/v1/planner/lights*", async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await shop.open(page, "/planner");
    await page.getByLabel(shop.words.planner.use.title).selectOption("kitchen");
    await expect(page).toHaveURL(/use=kitchen.*lights=$/);
    loaded.resolve();
    await expect(page).toHaveURL(/use=kitchen.*lights=\d/);
  },
);

test(
  "shows all lights of a shared URL placed outside the room",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await shop.open(page, "/planner?room=4000-3000-2800&lights=1-0-0_1-4000-3000_1-9000-3000");
    const handles = page.getByRole("group", { name: /\d.*\d/ }).getByRole("button");
    await expect(handles).toHaveCount(3);
  },
);

test(
  "keeps hand-placed lights when a size is typed digit by digit",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { planner } = shop.words;
    await shop.open(page, "/planner?room=9000-3000-2800&lights=1-8000-1500_1-1000-700");
    const length = page.getByLabel(planner.room.length, { exact: true });
    await length.fill("");
    await length.pressSequentially("10", { delay: 30 });
    await length.blur();
    await expectRoom(page, "10000-3000");
    expect(lightsOf(page)).toEqual([
      [1, 8000, 1500],
      [1, 1000, 700],
    ]);
  },
);
