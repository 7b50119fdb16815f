import type { Page } from "@playwright/test";
import { registerPerson } from "../customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

const ROOM = "room=4500-3500-2700&use=dining&lux=200&lights=";

test(
  "saves a plan after sign-in, then renames, changes and deletes it",
  NIGHTLY,
  async ({ page, shop, browser }) => {
    test.slow();
    const { planner, plans, account, accounts } = shop.words;
    const elsewhere = await (await browser.newContext()).newPage();
    const person = await registerPerson(elsewhere);
    await elsewhere.context().close();
    const dialog = page.getByRole("dialog", { name: planner.save.title });
    const save = page.getByRole("button", { name: planner.save.press, exact: true });
    const length = page.getByLabel(planner.room.length);

    await test.step("sign in and return with the plan", async () => {
      await shop.open(page, `/planner?${ROOM}`);
      await length.fill("٥٫٢");
      await save.first().click();
      await dialog.getByRole("link", { name: planner.save.signIn }).click();
      await page.locator("[name=identifier]").fill(person.email);
      await page.locator("[name=password]").fill(person.password);
      await page.getByRole("button", { name: accounts.signIn.submit, exact: true }).click();
      await expect(page).toHaveURL(/\/planner\?room=5200-3500-2700/);
    });

    await test.step("save the plan under a name", async () => {
      const name = dialog.getByLabel(planner.save.name);
      await expect(name).toHaveValue(shop.words.roomUses.dining);
      await shop.expectAccessible(page);
      await name.fill("السفرة Dining");
      await dialog.getByRole("button", { name: planner.save.press, exact: true }).click();
      await expect(page.getByText(planner.save.done).first()).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/&saved=\d+$/);
    });

    await test.step("save a change to the same plan", async () => {
      await length.fill("6");
      await expect(page).toHaveURL(/room=6000-.*&saved=\d+$/);
      await save.first().click();
      await expect(dialog.getByRole("checkbox")).not.toBeChecked();
      await dialog.getByRole("button", { name: planner.save.press, exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    const list = page.getByRole("list", { name: plans.list });
    await test.step("list the plan once in the account with the last change", async () => {
      await shop.open(page, "/Account?part=plans");
      await expect(
        page.getByRole("heading", { level: 1, name: account.parts.plans }),
      ).toBeVisible();
      await expect(list.getByRole("listitem")).toHaveCount(1);
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(page);
    });

    await test.step("rename the plan", async () => {
      await list.getByRole("button", { name: plans.rename }).click();
      const naming = page.getByRole("dialog", { name: plans.renameTitle });
      await naming.getByLabel(plans.name).fill("غرفة السفرة");
      await naming.getByRole("button", { name: account.form.save, exact: true }).click();
      await expect(list.getByRole("link", { name: "غرفة السفرة" })).toBeVisible();
    });

    await test.step("delete and restore the plan", async () => {
      await list.getByRole("button", { name: plans.remove }).click();
      await expect(page.getByRole("heading", { name: plans.none.title })).toBeVisible();
      await page.getByRole("button", { name: account.form.undo }).click();
      await list.getByRole("link", { name: "غرفة السفرة" }).click();
      await expect(length).toHaveValue("6");
    });
  },
);

test(
  "replaces a changed plan when the URL has another plan",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const length = page.getByLabel(shop.words.planner.room.length);
    await shop.open(page, `/planner?${ROOM}`);
    await length.fill("7");
    // Typed text is only applied when the field is left.
    await length.blur();
    await expect(page).toHaveURL(/room=7000-/);
    // Like a link of the shop to another plan, without a page load.
    await page.evaluate((address) => {
      history.pushState({ idx: 1, key: "other" }, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, shop.at("/planner?room=3000-3000-2500&lights="));
    await expect(length).toHaveValue("3");
    await expect(page).toHaveURL(/room=3000-/);
  },
);

/** Lets a page's timers wait, and run on request, as on a device that is busy for a moment. */
async function holdTimers(page: Page) {
  await page.addInitScript(() => {
    const waiting = new Map<number, () => void>();
    const { setTimeout: later, clearTimeout: cancel } = window;
    const PATIENCE = 20;
    Object.assign(window, {
      setTimeout(run: () => void, delay = 0) {
        const id = later(() => {
          waiting.delete(id);
          run();
        }, delay * PATIENCE);
        waiting.set(id, run);
        return id;
      },
      clearTimeout(id: number) {
        waiting.delete(id);
        cancel(id);
      },
      runTimers() {
        for (const [id, run] of waiting) {
          clearTimeout(id);
          run();
        }
      },
    });
  });
}

test(
  "follows a link without losing a pending change of the plan",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { planner, plannerMethod } = shop.words;
    await holdTimers(page);
    await shop.open(page, `/planner?${ROOM}`);
    const length = page.getByLabel(planner.room.length);
    await length.fill("7");
    await length.blur();
    const drawing = page.getByRole("group", {
      name: planner.plan.drawing.split("{")[0]?.trim() ?? "",
    });
    await expect(drawing).toHaveAccessibleName(/7|٧/);
    await page.getByRole("link", { name: planner.method }).evaluate((link: HTMLElement) => {
      link.click();
      (window as unknown as { runTimers(): void }).runTimers();
    });
    await expect(page.getByRole("heading", { level: 1, name: plannerMethod.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/room=7000-/);
  },
);
