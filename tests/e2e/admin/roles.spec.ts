import type { Request } from "@playwright/test";
import { STAFF_ROLES } from "#contract/kernel/permissions.ts";
import { expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { mayOpen, refusedPaths, SCREEN_NAMES, type ScreenName } from "./screens/screen-table.ts";

/** What a role can access by menu, palette and URL. */
for (const role of STAFF_ROLES) {
  test(`${role}: menu, palette and addresses show what the role may, whole, and nothing else`, async ({
    page,
    shop,
  }) => {
    // Every URL of the back office.
    test.slow();
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const nameOf = (screen: ScreenName) => words.resources[screen].name;
    const own = SCREEN_NAMES.filter((screen) => mayOpen(role, screen));
    const refused: string[] = [];
    const hired = await office.hire(role);
    await office.signIn(hired);
    if (role === "owner") await office.setUpTwoFactor(hired.password);
    const asked = new Set<Request>();
    page.on("request", (request) => asked.add(request));
    page.on("requestfinished", (request) => asked.delete(request));
    page.on("requestfailed", (request) => asked.delete(request));
    // Before setting up the second factor, an owner is refused everything.
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith("/api/") && [401, 403].includes(answer.status()))
        refused.push(`${answer.status()} ${pathname} on ${page.url()}`);
    });
    await office.expectScreen(words.start.hello.replace("{name}", "Staff"));
    const names = [words.start.title, ...own.map(nameOf)];
    expect(await office.menu()).toEqual(names);
    await page.keyboard.press("Control+k");
    const found = page
      .getByRole("group", { name: words.shell.palette.screens })
      .getByRole("option");
    await expect(found).toHaveText([...names, words.shell.account]);
    await page.keyboard.press("Escape");

    const main = page.getByRole("main");
    for (const screen of own) {
      await office.open(`/${screen}`);
      await office.expectScreen(nameOf(screen));
      // The first record stands in for all: the same screen with the same requests.
      const record = main.locator(`a[href^="/admin/${screen}/"][href$="/show"]`).first();
      if ((await record.count()) === 0) continue;
      await record.click();
      await expect(page).toHaveURL(/\/show$/);
      await office.expectScreen(/\S/);
      await expect.poll(() => asked.size).toBe(0);
    }
    for (const path of SCREEN_NAMES.flatMap((screen) => refusedPaths(role, screen))) {
      await office.open(path);
      await office.expectScreen(words.ra.page.access_denied);
    }
    expect(refused).toEqual([]);
  });
}
