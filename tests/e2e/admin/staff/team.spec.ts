import { ARABIC_NIGHTLY, expect, test } from "../../shop-test.ts";
import { BackOffice } from "../back-office.ts";

test(
  "ends a colleague's session from the team screen",
  ARABIC_NIGHTLY,
  async ({ page, shop, browser, baseURL }) => {
    const office = new BackOffice(page, shop.locale);
    const { staff, door, resources } = office.words;
    const name = `Mona ${Date.now()}`;
    const hired = await office.hire("orders", name);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = new BackOffice(await elsewhere.newPage(), shop.locale);
    await other.enterAs(hired);

    await office.enter("owner");
    await office.open("/team");
    await office.expectScreen(resources.team.name);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: staff.team.sessionsOf.replace("{name}", name) }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await shop.expectAccessible(page);
    const signOut = { name: door.account.signOutOne, exact: true };
    await dialog.getByRole("button", signOut).click();
    await page.getByRole("dialog").last().getByRole("button", signOut).click();
    await expect(page.getByText(staff.team.noSessions)).toBeVisible();
    await other.page.goto("/admin");
    // In the colleague's language.
    await expect(other.page.locator("input[type=password]")).toBeVisible();
    await elsewhere.close();

    await office.open("/audit");
    await office.expectScreen(resources.audit.name);
    await page.getByLabel(staff.audit.action, { exact: true }).click();
    await page.getByRole("option", { name: staff.audit.actions.staff["end-session"] }).click();
    await expect(page).toHaveURL(/end-session/);
    await expect(page.getByText(staff.audit.actions.staff["end-session"]).first()).toBeVisible();
  },
);
