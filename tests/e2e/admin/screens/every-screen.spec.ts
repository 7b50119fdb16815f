import type { Page } from "@playwright/test";
import { expect, NIGHTLY, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";
import { fillLists } from "./fill-lists.ts";
import { SCREEN_NAMES, SCREENS, type ScreenName } from "./screen-table.ts";

type Shop = Parameters<Parameters<typeof test>[2]>[0]["shop"];

/** They show no list of records. */
const WITHOUT_RECORDS: ReadonlySet<ScreenName> = new Set(["simulator", "settings"]);

/** Other views with their own URLs. */
const VIEWS: Partial<Record<ScreenName, readonly string[]>> = {
  offers: ["/offers?view=calendar"],
};

/** All screens at three widths each are too much for one test. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS) {
  test(
    `renders every list, record and create form accessibly, part ${part + 1}`,
    NIGHTLY,
    async ({ page, shop }) => {
      await lookAt(
        page,
        shop,
        SCREEN_NAMES.filter((_, index) => index % PARTS.length === part),
      );
    },
  );
}

/** Opens screens as an owner, who may ask for everything that they ask for. */
async function lookAt(page: Page, shop: Shop, names: readonly ScreenName[]): Promise<void> {
  const office = new BackOffice(page, shop.locale);
  await fillLists(office, names);
  const refused: string[] = [];
  page.on("response", (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(`${answer.status()} ${answer.url()}`);
  });
  const look = async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    // Controls partly under the bar at the bottom would count as too small.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
    await shop.expectAccessible(page);
    await page.setViewportSize(size);
    await shop.expectNoOverflow(page);
  };
  const main = page.getByRole("main");
  for (const name of names) {
    await office.open(`/${name}`);
    await office.expectScreen(office.words.resources[name].name);
    if (!WITHOUT_RECORDS.has(name))
      await expect(main.locator("tbody tr, ul > li, ol > li").first(), name).toBeVisible();
    await look();
    // The first record stands in for all.
    const { has }: { has: readonly string[] } = SCREENS[name];
    if (has.includes("show")) {
      const record = main.locator(`a[href^="/admin/${name}/"][href$="/show"]`).first();
      await record.click();
      await expect(page).toHaveURL(/\/show$/);
      await office.expectScreen(/\S/);
      await look();
    }
    const others = VIEWS[name] ?? [];
    for (const path of has.includes("create") ? [`/${name}/create`, ...others] : others) {
      await office.open(path);
      await office.expectScreen(/\S/);
      await look();
    }
  }
  expect(refused).toEqual([]);
}
