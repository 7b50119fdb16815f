import { readFile } from "node:fs/promises";
import { GOVERNORATES } from "#contract/customers/governorates.ts";
import { ORDER_STATUS_LABELS } from "#contract/orders/order-status.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { orderLamps as orderForPhone } from "../order-lamps.ts";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";
import { callTestApi } from "../test-api/test-api.ts";
import { BackOffice } from "./back-office.ts";
import { orderLamps } from "./order-lamps.ts";

test(
  "signs in an owner with a second factor and prepares an order",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const number = await orderLamps(page, 1);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const owner = await office.hire("owner");
    await office.signIn(owner);
    const secret = await office.setUpTwoFactor(owner.password);
    await office.expectScreen(words.start.hello.replace("{name}", "Staff"));

    await office.signOut();
    await office.signIn(owner);
    await page
      .getByLabel(words.door.code.label, { exact: true })
      .fill(authenticatorCode(secret, 1));
    await page.getByRole("button", { name: words.door.code.submit }).click();
    await office.expectScreen(words.start.hello.replace("{name}", "Staff"));

    await office.open("/orders");
    await page.getByLabel(words.orders.search).fill(number);
    await expect(page.getByRole("main").getByRole("link", { name: /^F-/ })).toHaveCount(1);
    await page.getByRole("link", { name: number }).click();
    await office.expectScreen(words.orders.page.title.replace("{number}", number));
    await page.getByRole("button", { name: words.orders.actions.moveTo.processing }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(words.orders.actions.moveText.processing);
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: words.orders.actions.moveTo.processing }).click();
    const { processing } = ORDER_STATUS_LABELS;
    await expect(
      page.getByRole("listitem").filter({ hasText: processing[shop.locale] }),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: words.orders.actions.moveTo.shipped }),
    ).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    await office.open("/audit");
    await office.expectScreen(words.resources.audit.name);
    const entry = words.staff.audit.things.order.replace("{id}", number);
    await page.getByRole("link", { name: entry }).first().click();
    await office.expectScreen(words.orders.page.title.replace("{number}", number));
  },
);

test(
  "confirms an order by phone and ships two parcels, one refused",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const number = await orderLamps(page, 2);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { actions, page: orderWords, parcel } = words.orders;
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    await office.expectScreen(orderWords.title.replace("{number}", number));
    const press = async (opener: string, submit = opener) => {
      await page.getByRole("button", { name: opener, exact: true }).first().click();
      return page.getByRole("dialog").getByRole("button", { name: submit, exact: true });
    };

    await page.getByRole("button", { name: words.calls.begin, exact: true }).click();
    await expect(page.locator("main a[href='tel:+201012345678']").first()).toBeVisible();
    const saved = await press(words.calls.record, words.calls.save);
    await shop.expectAccessible(page);
    await saved.click();
    await expect(page.getByRole("button", { name: words.calls.record })).toHaveCount(0);

    await page.getByLabel(words.orders.notes.label).fill("Two boxes");
    await page.getByRole("button", { name: words.orders.notes.add }).click();
    await expect(page.getByText("Two boxes")).toBeVisible();

    await (await press(actions.moveTo.processing)).click();
    const send = await press(actions.moveTo.shipped);
    await page
      .getByRole("dialog")
      .getByLabel(/\(.*\)/)
      .first()
      .fill("1");
    await page.getByLabel(parcel.courier).fill("Bosta");
    await shop.expectAccessible(page);
    await send.click();
    const parcels = page.locator("section", {
      has: page.getByRole("heading", { name: orderWords.parcels }),
    });
    await expect(parcels).toContainText("Bosta");
    await (await press(actions.moveTo.shipped)).click();
    await expect(parcels.getByRole("button", { name: parcel.fail })).toHaveCount(2);
    await (await press(parcel.deliver)).click();
    await expect(parcels.getByRole("button", { name: parcel.fail })).toHaveCount(1);
    const failed = await press(parcel.fail);
    await shop.expectAccessible(page);
    await failed.click();
    await expect(parcels).toContainText(words.orders.parcelStates.refused);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test("filters orders by queue and prints their labels", ARABIC_NIGHTLY, async ({ page, shop }) => {
  const number = await orderLamps(page, 1);
  const office = new BackOffice(page, shop.locale);
  const { words } = office;
  await office.enter("orders");
  await office.open("/orders");
  await office.expectScreen(words.resources.orders.name);
  const queues = page.getByRole("navigation", { name: words.orders.queues.title });
  await queues.getByRole("link", { name: words.orders.queues.call }).click();
  await expect(page).toHaveURL(/queue.*call/);
  await page.getByLabel(words.orders.search).fill(number);
  const found = page.getByRole("main").getByRole("link", { name: number });
  await expect(found).toHaveCount(1);
  await queues.getByRole("link", { name: words.orders.queues.pack }).click();
  await page.getByLabel(words.orders.search).fill(number);
  await expect(found).toHaveCount(0);
  await queues.getByRole("link", { name: words.orders.queues.all }).click();
  await page.getByLabel(words.orders.search).fill(number);
  // The filter drops what was ticked before it.
  await expect(page).toHaveURL(new RegExp(number));
  await page
    .getByRole("checkbox", { name: words.shell.list.select.replace("{name}", number) })
    .check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.orders.print.labels }).click();
  expect((await download).suggestedFilename()).toBe(`labels-${shop.locale}.pdf`);
});

test(
  "filters orders, exports them and reports an order that cannot be packed",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const numbers = [await orderLamps(page, 1), await orderLamps(page, 1)];
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { filters, packing } = words.orders;
    await office.enter("orders");
    const [first = "", second = ""] = numbers;
    await office.open(`/orders/${second}/show`);
    await page
      .getByRole("button", { name: words.orders.actions.moveTo.cancelled, exact: true })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: words.orders.actions.moveTo.cancelled, exact: true })
      .click();
    await expect(dialog).toHaveCount(0);

    await office.open("/orders");
    await office.expectScreen(words.resources.orders.name);
    const main = page.getByRole("main");
    const search = page.locator("search");
    await search.getByRole("button", { name: words.shell.list.moreFilters }).click();
    await search.getByLabel(filters.from).fill("2020-01-01");
    await search.getByLabel(filters.to).fill("2020-01-02");
    await expect(main.getByText(words.shell.list.noMatch)).toBeVisible();
    await search.getByLabel(filters.to).fill("");
    await search.getByLabel(filters.governorate).click();
    await page
      .getByRole("option", { name: GOVERNORATES["EG-C"][shop.locale], exact: true })
      .click();
    await expect(main.getByRole("link", { name: first })).toHaveCount(1);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.orders.table }).click();
    const table = await readFile(await (await download).path(), "utf8");
    expect(table).toContain(first);
    for (const number of numbers)
      await page
        .getByRole("checkbox", { name: words.shell.list.select.replace("{name}", number) })
        .check();
    await main.getByRole("button", { name: packing.start, exact: true }).click();
    await dialog.getByRole("button", { name: packing.start, exact: true }).click();
    const refused = main.getByRole("alert");
    await expect(refused).toContainText(second);
    await expect(refused).toContainText(ORDER_STATUS_LABELS.cancelled[shop.locale]);
    await expect(refused).not.toContainText(first);
    await shop.expectAccessible(page);
  },
);

test(
  "corrects phone and address after a wrong number and reopens the call",
  NIGHTLY,
  async ({ page, shop }) => {
    const number = await orderLamps(page, 1);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { recipient, page: orderWords } = words.orders;
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    await office.expectScreen(orderWords.title.replace("{number}", number));
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: words.calls.begin, exact: true }).click();
    await page.getByRole("button", { name: words.calls.record, exact: true }).click();
    await dialog.getByLabel(words.calls.result).click();
    await page.getByRole("option", { name: words.calls.results["wrong-number"] }).click();
    await dialog.getByRole("button", { name: words.calls.save, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const open = () => page.getByRole("button", { name: recipient.correct, exact: true }).click();
    const field = (name: keyof typeof recipient.fields) =>
      dialog.getByLabel(recipient.fields[name], { exact: true });
    await open();
    await field("phone").fill("12");
    await dialog.getByRole("button", { name: recipient.label, exact: true }).click();
    await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(1);
    await field("phone").fill("٠١٠٩٨٧٦٥٤٣٢");
    await field("street").fill("شارع البحر");
    await shop.expectAccessible(page);
    // Typed values survive a reload.
    await page.reload();
    await open();
    await expect(field("street")).toHaveValue("شارع البحر");
    await dialog.getByRole("button", { name: recipient.label, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.locator("a[href='tel:+201098765432']")).toHaveCount(1);
    await expect(main.getByText(recipient.corrected)).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: "شارع البحر" })).not.toHaveCount(0);
    await expect(page.getByRole("button", { name: words.calls.begin, exact: true })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "keeps typed call, payment and parcel details after a reload",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    const number = await orderLamps(page, 1);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { actions, parcel } = words.orders;
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    const dialog = page.getByRole("dialog");
    const open = (name: string) =>
      page.getByRole("main").getByRole("button", { name, exact: true }).click();
    const keeps = async (opener: string, label: string, typed: string) => {
      await open(opener);
      const field = dialog.getByLabel(label, { exact: true });
      await field.fill(typed);
      await page.reload();
      await open(opener);
      await expect(field).toHaveValue(typed);
      await dialog.getByRole("button", { name: words.shell.form.cancel, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await open(words.calls.begin);
    await keeps(words.calls.record, words.calls.note, "After six");
    await keeps(actions.record, actions.reference, "T-1");
    for (const move of [actions.moveTo.processing, actions.moveTo.shipped]) {
      await open(move);
      await dialog.getByRole("button", { name: move, exact: true }).click();
      await expect(dialog).toHaveCount(0);
    }
    await keeps(parcel.fail, actions.note, "Nobody at home");
    await keeps(parcel.correct, parcel.tracking, "B-17");
  },
);

test(
  "requires a reason when a customer refuses the order by phone",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const number = await orderLamps(page, 1);
    const office = new BackOffice(page, shop.locale);
    const { words } = office;
    const { calls } = words;
    await office.enter("orders");
    await office.open(`/orders/${number}/show`);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await main.getByRole("button", { name: calls.begin, exact: true }).click();
    await main.getByRole("button", { name: calls.record, exact: true }).click();
    const choose = async (label: string, option: string) => {
      await dialog.getByLabel(label, { exact: true }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    };
    await choose(calls.result, calls.results.refused);
    await dialog.getByRole("button", { name: calls.save, exact: true }).click();
    await expect(dialog.locator("[role=combobox][aria-invalid=true]")).toHaveCount(1);
    await choose(calls.reason, calls.reasons["delivery-time"]);
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: calls.save, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(calls.reasons["delivery-time"]);
    await office.open("");
    const report = main.locator("section", { has: page.getByText(words.start.reports.refusals) });
    await expect(report.last()).toContainText(calls.reasons["delivery-time"]);
  },
);

test(
  "dismisses an expired cash order after the call, with undo",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const phone = `0115${String(Date.now()).slice(-7)}`;
    const number = await orderForPhone(page, 1, { phone });
    await callTestApi(page, "askForCode", { number });
    await callTestApi(page, "passTime", { number });
    const office = new BackOffice(page, shop.locale);
    const { calls, shell } = office.words;
    await office.enter("orders");
    await office.open(`/orders?filter=${encodeURIComponent('{"queue":"lapsed"}')}`);
    const row = page.getByRole("main").getByRole("link", { name: number });
    await expect(row).toBeVisible();
    // Title, queues and filters leave room for the first order.
    expect((await page.locator("main li").first().boundingBox())?.y).toBeLessThan(360);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page
      .getByRole("button", { name: calls.calledBackOf.replace("{number}", number) })
      .click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: shell.form.undo }).click();
    await expect(row).toBeVisible();
  },
);
