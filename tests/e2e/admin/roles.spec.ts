import type { Request } from "@playwright/test";
import { STAFF_ROLES } from "#contract/kernel/permissions.ts";
import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";
import { mayOpen, refusedPaths, SCREEN_NAMES, type ScreenName } from "./screens/screen-table.ts";

/**
 * What a role can access by menu, palette and URL. An owner's screens are in
 * `screens/every-screen.spec.ts`, each role's refused addresses in `admin/screens.test.ts`.
 */
for (const role of STAFF_ROLES.filter((one) => one !== "owner")) {
  test(
    `shows ${role} only the screens that the role may open`,
    ARABIC_NIGHTLY,
    async ({ page, shop }) => {
      test.slow();
      const office = new BackOffice(page, shop.locale);
      const { words } = office;
      const nameOf = (screen: ScreenName) => words.resources[screen].name;
      const own = SCREEN_NAMES.filter((screen) => mayOpen(role, screen));
      const refused: string[] = [];
      await office.enter(role);
      const asked = new Set<Request>();
      page.on("request", (request) => asked.add(request));
      page.on("requestfinished", (request) => asked.delete(request));
      page.on("requestfailed", (request) => asked.delete(request));
      page.on("response", (answer) => {
        const { pathname } = new URL(answer.url());
        if (pathname.startsWith("/api/") && [401, 403].includes(answer.status()))
          refused.push(`${answer.status()} ${pathname} on ${page.url()}`);
      });
      await office.open();
      await office.expectScreen(words.start.hello.replace("{name}", "Staff"));
      // Only who may read the orders has reports of them.
      if (role === "content")
        await expect(page.getByText(words.start.reports.title)).toHaveCount(0);
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
      // Forms of screens that are shown, and the first of the other screens.
      const [forms, others] = [own, SCREEN_NAMES.filter((screen) => !own.includes(screen))].map(
        (screens) => screens.flatMap((screen) => refusedPaths(role, screen)),
      );
      for (const path of [...(forms ?? []), ...(others ?? []).slice(0, 3)]) {
        await office.open(path);
        await office.expectScreen(words.shell.denied.title);
      }
      if (role === "support") {
        await expect(page.getByText(words.shell.denied.text)).toBeVisible();
        await shop.expectAccessible(page);
        await office.open("/nothing");
        await office.expectScreen(words.shell.notFound.title);
      }
      expect(refused).toEqual([]);
    },
  );
}
