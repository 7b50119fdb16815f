import type { Page } from "@playwright/test";
import { registerPerson } from "./customer.ts";
import { orderLamps } from "./order-lamps.ts";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, test } from "./shop-test.ts";
import { picture } from "./test-api/chosen-files.ts";
import { StaffBrowser } from "./test-api/staff.ts";

const isolated = (text: string) => `\u2066${text}\u2069`;

async function numberOfReturn(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { name: /R-\d+/ });
  return /R-\d+-\w\w/.exec(await heading.first().innerText())?.[0] ?? "";
}

test(
  "returns a broken lamp with a picture and refunds to the wallet",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { flow, reasons, pictures, choices, card, states, start } = shop.words.returns;
    await registerPerson(page);
    const order = await orderLamps(page, 2);
    const staff = await StaffBrowser.open(page);
    await staff.deliver(order);

    await shop.open(page, `/orders-and-returns/${order}`);
    await page.getByRole("button", { name: start }).click();
    const heading = (name: string) => page.getByRole("heading", { level: 3, name });
    await expect(heading(flow.units)).toBeFocused();
    await page.getByRole("button", { name: flow.next }).click();
    await expect(page.getByRole("alert")).toContainText(flow.chooseFirst);
    await page.getByRole("checkbox").check();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: flow.more }).click();
    await page.getByRole("button", { name: flow.less }).click();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: flow.next }).click();

    await expect(heading(flow.reasons)).toBeFocused();
    await page.getByRole("button", { name: flow.next }).click();
    const reason = page.getByLabel(flow.reason).first();
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await reason.selectOption({ label: reasons.damaged });
    await page.getByLabel(flow.note).fill("The shade is cracked");
    const chosen = page.locator("input[type=file]");
    await chosen.setInputFiles({ ...picture(), buffer: Buffer.from("no picture") });
    await expect(page.getByRole("alert")).toHaveText(pictures.failed);
    await expect(page.locator(".toast")).toHaveCount(0);
    await chosen.setInputFiles([picture(), picture()]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    const remove = (count: number) => pictures.remove.replace("{number}", String(count));
    await page.getByRole("button", { name: remove(2) }).click();
    await expect(page.getByRole("button", { name: remove(2) })).toHaveCount(0);
    // The customer decides where the money goes.
    const wallet = page.getByRole("radio", { name: choices.wallet.title });
    await expect(wallet).not.toBeChecked();
    await page.getByRole("button", { name: flow.next }).click();
    await expect(page.getByRole("group", { name: flow.choice })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await wallet.check();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: flow.next }).click();

    await expect(heading(flow.review)).toBeFocused();
    await expect(page.getByText("The shade is cracked")).toBeVisible();
    await expect(page.getByText(flow.collect)).toBeVisible();
    await page.getByRole("button", { name: flow.back }).click();
    await expect(page.getByLabel(flow.note)).toHaveValue("The shade is cracked");
    await page.getByRole("button", { name: flow.next }).click();
    await page.getByRole("button", { name: flow.send }).click();
    await expect(page.getByRole("heading", { name: /R-\d+/ })).toBeVisible();
    const number = await numberOfReturn(page);
    const timeline = page.getByRole("list", { name: card.timeline });
    await expect(timeline.locator("[aria-current=step]")).toContainText(states.requested);
    await expect(page.getByRole("list", { name: pictures.label }).getByRole("img")).toHaveCount(1);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await staff.write(`returns/${number}/decision`, {
      decision: "approved",
      note: "We are sorry!",
    });
    const lines = [{ position: 1, whole: 0, broken: 1 }];
    await staff.write(`returns/${number}/receive`, { lines });
    await staff.write(`returns/${number}/refund`, {});
    await staff.close();
    await shop.open(page, "/Account?part=returns");
    await expect(timeline.getByRole("listitem")).toHaveCount(4);
    await expect(timeline).toContainText(states.refunded);
    await expect(page.getByText("We are sorry!")).toBeVisible();
    await expect(page.getByText(card.refunded, { exact: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const { type, before, processed, after, date, types } = shop.words.wallet;
    await shop.open(page, "/Account?part=wallet");
    await expect(page.getByText(types.Deposit).filter({ visible: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const columns = page.getByRole("columnheader");
    await expect(columns).toHaveText([type, before, processed, after, date]);
    const cells = page.getByRole("table").getByRole("row").nth(1).getByRole("cell");
    await expect(cells.nth(0)).toContainText(types.Deposit);
    await expect(cells.nth(1)).toHaveText(/^\D*0\D*$/);
    await expect(cells.nth(2)).toContainText("+");
    // The wallet was empty: the amount received equals the balance.
    const [came = "nothing"] = /[\d,]+/.exec((await cells.nth(2).textContent()) ?? "") ?? [];
    await expect(cells.nth(3)).toContainText(came);
    await expect(cells.nth(4)).toContainText(/\d/);
  },
);

test(
  "shows a guest parcels and cancellations, then requests and withdraws a return",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { flow, reasons, withdraw, card, states, start, choices } = shop.words.returns;
    const { parcels, credits } = shop.words.orders;
    const order = await orderLamps(page, 3);
    const staff = await StaffBrowser.open(page);
    const one = [{ position: 1, quantity: 1 }];
    await staff.write(`orders/${order}/status`, { status: "processing" });
    await staff.write(`orders/${order}/cancellations`, { lines: one, note: "The last one broke" });
    const carriage = { courier: "Bosta", tracking: "BST-4821" };
    await staff.write(`orders/${order}/fulfilments`, { lines: one, ...carriage });
    await staff.write(`orders/${order}/fulfilments/1/delivery`, {});
    await staff.close();
    await shop.open(page, `/orders-and-returns/${order}`);
    const panel = (title: string) =>
      page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(panel(parcels.title)).toContainText("BST-4821");
    await expect(panel(parcels.title)).toContainText(parcels.delivered);
    await expect(panel(credits.title)).toContainText(credits.cancellation.title);
    await expect(panel(credits.title)).toContainText("The last one broke");
    await expect(page.getByText(credits.dueNow, { exact: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: start }).press("Enter");
    await page.getByRole("button", { name: flow.next }).press("Enter");
    await expect(page.getByRole("alert")).toContainText(flow.chooseFirst);
    await page.getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: flow.next }).press("Enter");
    await page.getByLabel(flow.reason).selectOption({ label: reasons["changed-mind"] });
    await expect(page.getByRole("radio", { name: choices.wallet.title })).toHaveCount(0);
    await page.getByRole("button", { name: flow.next }).press("Enter");
    const payout = page.getByLabel(flow.payoutTo);
    await expect(payout).toHaveAttribute("aria-invalid", "true");
    await payout.fill("mona@instapay");
    await page.getByRole("button", { name: flow.next }).press("Enter");
    await expect(page.getByText("mona@instapay")).toBeVisible();
    await page.getByRole("button", { name: flow.send }).press("Enter");
    await expect(page.getByRole("heading", { name: /R-\d+/ })).toBeVisible();
    const number = await numberOfReturn(page);

    await page.getByRole("button", { name: card.withdraw }).click();
    const title = withdraw.title.replace("{number}", isolated(number));
    const dialog = page.getByRole("alertdialog", { name: title });
    await dialog.getByRole("button", { name: withdraw.confirm }).click();
    const timeline = page.getByRole("list", { name: card.timeline });
    await expect(timeline).toContainText(states.withdrawn);
    await expect(page.getByRole("button", { name: start })).toBeVisible();
  },
);

test(
  "explains how to start a return in an account without returns",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { empty, orders } = shop.words.returns.account;
    await registerPerson(page);
    await shop.open(page, "/Account?part=returns");
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: orders })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);
