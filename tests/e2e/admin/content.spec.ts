import type { Locator } from "@playwright/test";
import { expect, NIGHTLY, test } from "../shop-test.ts";
import { BackOffice } from "./back-office.ts";

test(
  "imports and edits redirects, and resolves a concurrent edit",
  NIGHTLY,
  async ({ page, shop }) => {
    const from = `/old-lamps-${shop.locale}-${Date.now()}`;
    const office = new BackOffice(page, shop.locale);
    const { redirects, shell } = office.words;
    await office.enter("content");
    await office.open("/redirects");
    await office.expectScreen(office.words.resources.redirects.name);
    const dialog = page.getByRole("dialog");
    await test.step("try pasted redirects before the import", async () => {
      const pasted = from.replace("/old", "/pasted");
      await page.getByRole("button", { name: redirects.import.open }).click();
      await dialog.getByLabel(redirects.import.rows).fill(`from,to\n${pasted},/Cart\n${pasted}-2,`);
      await dialog.getByRole("button", { name: redirects.import.try }).click();
      const report = dialog.getByRole("status").getByRole("listitem");
      await expect(report.nth(0)).toContainText(redirects.import.results.added);
      await expect(report.nth(1)).toContainText(redirects.import.results.refused);
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
      const untouched = await page.request.get(pasted, { maxRedirects: 0 });
      expect(untouched.status()).toBe(404);
      await dialog.getByRole("button", { name: redirects.import.submit }).click();
      await expect(page.getByText(redirects.import.done)).toBeVisible();
      const moved = await page.request.get(pasted, { maxRedirects: 0 });
      expect(moved.headers()["location"]).toMatch(/\/Cart$/);
      // It stays for what was refused.
      await dialog.getByRole("button", { name: redirects.import.close, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    });

    await page.getByRole("button", { name: redirects.add }).click();
    await dialog.getByLabel(redirects.from).fill(from);
    await dialog.getByLabel(redirects.to).fill("/new-arrival");
    await shop.expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: redirects.save }).click();
    await expect(page.getByText(redirects.saved)).toBeVisible();

    const other = await page.context().newPage();
    const elsewhere = new BackOffice(other, shop.locale);
    for (const one of [office, elsewhere]) {
      await one.open("/redirects");
      await one.page.getByLabel(redirects.search).fill(from);
      await expect(one.page.getByRole("button", { name: redirects.edit })).toHaveCount(1);
      await one.page.getByRole("button", { name: redirects.edit }).click();
    }
    await other.getByRole("dialog").getByLabel(redirects.to).fill("/Cart");
    await other.getByRole("dialog").getByRole("button", { name: redirects.save }).click();
    await expect(other.getByText(redirects.saved)).toBeVisible();
    await other.close();
    await dialog.getByLabel(redirects.to).fill("/special-offers");
    await page.getByRole("dialog").getByRole("button", { name: redirects.save }).click();
    const changed = page.getByRole("alert").filter({ hasText: shell.form.changed });
    await expect(changed).toContainText("/Cart");
    await expect(changed).toContainText("/special-offers");
    await shop.expectAccessible(page);
    await changed.getByRole("button", { name: shell.form.keepMine }).click();
    await expect(page.getByText(redirects.saved)).toBeVisible();

    await page.goto(shop.at(from));
    await expect(page).toHaveURL(new RegExp(`${shop.at("/special-offers")}$`));
  },
);

test(
  "reorders a menu by keyboard and shows the entry in the shop",
  NIGHTLY,
  async ({ page, shop }) => {
    const label = `${shop.locale === "ar" ? "دليل الإضاءة" : "Guide to light"} ${Date.now()}`;
    const office = new BackOffice(page, shop.locale);
    const { menus, shell } = office.words;
    await office.enter("content");
    // Both languages run at the same time: each changes its own menu.
    const isBelow = shop.locale === "en";
    await office.open("/menus");
    await office.expectScreen(office.words.resources.menus.name);
    await page.getByRole("link", { name: isBelow ? menus.names.footer : menus.names.help }).click();
    await office.expectScreen(isBelow ? menus.names.footer : menus.names.help);
    const top: Locator = page.getByRole("main");
    const entries = isBelow ? top.getByRole("listitem").first() : top;
    const unfold = async () => {
      if (isBelow) await entries.getByRole("button", { expanded: false }).first().click();
    };
    await unfold();
    await entries
      .getByRole("button", { name: isBelow ? menus.addBelow : menus.add })
      .first()
      .click();
    const entry = entries.getByRole("listitem").last();
    for (const language of ["ar", "en"] as const) {
      const inLanguage = (field: string) =>
        shell.form.inLanguage
          .replace("{label}", field)
          .replace("{language}", shell.locales[language]);
      await entry.getByLabel(inLanguage(menus.label)).fill(label);
      await entry.getByLabel(inLanguage(menus.path)).fill("/planner/method");
    }
    const up = page.getByRole("button", { name: shell.form.up.replace("{name}", label) });
    await up.focus();
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await page.reload();
    await expect(page.getByText(shell.form.draft)).toBeVisible();
    await unfold();
    await expect(up).toBeVisible();
    await page.getByRole("button", { name: shell.form.save, exact: true }).click();
    await expect(page.getByText(menus.saved)).toBeVisible();

    await page.goto(shop.at("/"));
    const list = page.locator("footer ul").filter({ has: page.getByRole("link", { name: label }) });
    await expect(list).toHaveCount(1);
    const names = await list.getByRole("link").allTextContents();
    expect(names.at(-2)?.trim()).toBe(label);
  },
);
