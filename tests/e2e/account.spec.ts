import type { Locator, Page } from "@playwright/test";
import { authenticatorCode } from "../../server/testing/authenticator.ts";
import { codeFor, newPerson, type Person, registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text });

async function signIn(page: Page, { email, password }: Person) {
  return page.request.post("/api/v1/auth/sign-in", { data: { identifier: email, password } });
}

/** The server no longer accepts this token. */
async function expectSignedOut(page: Page, headers: { authorization: string }) {
  const asked = async () => (await page.request.get("/api/v1/account", { headers })).status();
  await expect.poll(asked).toBe(401);
}

/** Fills the fields of a form by their labels. */
async function fill(form: Locator, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: false }).first().fill(value);
  }
}

test(
  "links a guest to sign-in with a return to the requested section",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { guest } = shop.words.account;
    await shop.open(page, "/Account?part=addresses");
    await expect(page.getByRole("heading", { level: 1, name: guest.title })).toBeVisible();
    const link = page.getByRole("main").getByRole("link", { name: guest.signIn, exact: true });
    await expect(link).toHaveAttribute(
      "href",
      /\/auth\/Login\?next=%2FAccount%3Fpart%3Daddresses$/,
    );
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test(
  "opens account sections by URL, the overview for an unknown section",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { parts, overview, sections } = shop.words.account;
    const person = await registerPerson(page);
    await shop.open(page, "/Account?part=nothing");
    const hello = overview.hello.replace("{name}", `\u2068${person.firstName}\u2069`);
    await expect(page.getByRole("heading", { level: 1, name: hello })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);

    const navigation = page.getByRole("navigation", { name: sections });
    const chooser = page.locator("summary", { hasText: parts.overview });
    if (await chooser.isVisible()) await chooser.click();
    await navigation.getByRole("link", { name: parts.devices }).first().click();
    const heading = page.getByRole("heading", { level: 1, name: parts.devices });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/part=devices/);
    await expect(page).toHaveTitle(new RegExp(`^${parts.devices} · `));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: hello })).toBeVisible();
  },
);

test("validates a profile field on blur and saves the profile", async ({ page, shop }) => {
  const { profile, form } = shop.words.account;
  await registerPerson(page);
  await shop.open(page, "/Account/Edit");
  const first = page.getByLabel(profile.firstName).first();
  await first.fill("");
  await expect(first).not.toHaveAttribute("aria-invalid", "true");
  await first.blur();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await first.fill("سارة");
  await page.getByLabel(profile.birthDate).fill("1990-05-01");
  await page.getByLabel(profile.city).fill("الإسكندرية");
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.getByRole("button", { name: form.save, exact: true }).click();
  await expect(toast(page, form.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(profile.firstName).first()).toHaveValue("سارة");
  await expect(page.getByLabel(profile.birthDate)).toHaveValue("1990-05-01");
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}")))
    .toMatchObject({ firstName: "سارة" });
});

test(
  "changes the email once the password and the emailed code are confirmed",
  NIGHTLY,
  async ({ page, shop }) => {
    const { proof } = shop.words;
    const { profile, form } = shop.words.account;
    const person = await registerPerson(page);
    const { email } = newPerson("laila");
    await shop.open(page, "/Account/Edit#email");
    const panel = page.locator("#email");
    await panel.getByRole("button", { name: profile.change }).click();
    await fill(panel, { [profile.emailNew]: email });
    await callTestApi(page, "forgetProof", { email: person.email });
    await panel.getByRole("button", { name: form.send }).click();
    const dialog = page.getByRole("dialog", { name: proof.title });
    await expect(dialog.locator("[name=password]")).toBeFocused();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await dialog.locator("[name=password]").fill("wrong password");
    await dialog.getByRole("button", { name: proof.submit }).click();
    await expect(dialog.locator("[name=password]")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByRole("button", { name: proof.cancel }).click();
    await expect(panel.getByLabel(profile.emailNew, { exact: false }).first()).toHaveValue(email);
    await panel.getByRole("button", { name: form.send }).click();
    await dialog.locator("[name=password]").fill(person.password);
    await dialog.getByRole("button", { name: proof.submit }).click();
    await expect(panel.getByRole("textbox", { name: form.code })).toBeFocused();
    await panel.getByRole("textbox", { name: form.code }).fill(await codeFor(page, email));
    await panel.getByRole("button", { name: form.confirm }).click();
    const changed = profile.emailChanged.replace("{email}", `\u2066${email}\u2069`);
    await expect(toast(page, changed)).toBeVisible();
    await expect(panel).toContainText(email);
    const answer = await signIn(page, { ...person, email });
    expect(answer.status()).toBe(200);
  },
);

test(
  "signs out another device, and all others after a password change",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop, baseURL }) => {
    const { profile, form, devices } = shop.words.account;
    const person = await registerPerson(page);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    const signInThere = async () => {
      const { token } = (await (await signIn(other, person)).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      expect((await other.request.get("/api/v1/account", { headers })).status()).toBe(200);
      return headers;
    };
    const first = await signInThere();
    await shop.open(page, "/Account?part=devices");
    const rows = page.getByRole("main").locator("ul > li", { hasText: "127.0.0.1" });
    await expect(rows).toHaveCount(2);
    await expect(page.getByText(devices.this, { exact: true })).toHaveCount(1);
    await rows.getByRole("button").click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(devices.only)).toBeVisible();
    await expectSignedOut(other, first);

    const second = await signInThere();
    await shop.open(page, "/Account/Edit#password");
    const panel = page.locator("#password");
    await panel.getByRole("button", { name: profile.change }).click();
    const next = "eleven boats under the bridge";
    const boxes = panel.locator("input[autocomplete$='password']");
    await boxes.nth(0).fill(person.password);
    await boxes.nth(1).fill(next);
    await boxes.nth(2).fill(`${next}!`);
    await boxes.nth(2).blur();
    await expect(boxes.nth(2)).toHaveAttribute("aria-invalid", "true");
    await boxes.nth(2).fill(next);
    await panel.getByRole("button", { name: form.save }).click();
    await expect(toast(page, profile.passwordChanged)).toBeVisible();
    await expectSignedOut(other, second);
    // Still signed in.
    await shop.open(page, "/Account?part=devices");
    await expect(rows).toHaveCount(1);
    await elsewhere.close();
  },
);

test(
  "adds, edits and deletes an address, and restores it with undo",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { addresses, form } = shop.words.account;
    const { field } = shop.words.orders;
    await registerPerson(page);
    await shop.open(page, "/Account?part=addresses");
    await page.getByRole("button", { name: addresses.add }).click();
    const place = page.getByRole("main");
    await fill(place, {
      [addresses.label]: "البيت",
      [field.city]: "مدينة نصر",
      [field.street]: "شارع عباس العقاد",
      [field.building]: "12أ",
    });
    await page.locator("[name=phone]").fill("٠١٠ ١٢٣٤ ٥٦٧٨");
    await page.locator("[name=governorate]").selectOption("EG-C");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: form.save, exact: true }).click();
    const card = page.getByRole("article");
    await expect(card).toContainText("010 1234 5678");
    await expect(card).toContainText(addresses.default);

    await card.getByRole("button", { name: addresses.edit }).click();
    await page.locator("[name=landmark]").fill("أمام سيتي ستارز");
    await page.getByRole("button", { name: form.save, exact: true }).click();
    await expect(card).toContainText("أمام سيتي ستارز");
    await shop.expectAccessible(page);

    await card.getByRole("button", { name: addresses.remove }).click();
    await expect(page.getByRole("heading", { name: addresses.empty })).toBeVisible();
    await toast(page, addresses.removed).getByRole("button", { name: form.undo }).click();
    await expect(card).toContainText("أمام سيتي ستارز");
    await expect(card).toContainText(addresses.default);
  },
);

test(
  "enables the second factor, requires it at sign-in and disables it",
  ARABIC_NIGHTLY,
  async ({ page, browser, shop, baseURL }) => {
    const { proof } = shop.words;
    const { security } = shop.words.account;
    const person = await registerPerson(page);
    await shop.open(page, "/Account?part=security");
    await page.getByRole("button", { name: security.begin, exact: true }).click();
    await expect(page.getByRole("img", { name: security.qr })).toBeVisible();
    const secret = (await page.locator("bdi.select-all").innerText()).replace(/\s/g, "");
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("textbox", { name: security.enter }).fill(authenticatorCode(secret));
    await page.getByRole("button", { name: security.confirm, exact: true }).click();
    await expect(page.getByRole("heading", { name: security.backup })).toBeFocused();
    const codes = await page.getByRole("main").locator("ol bdi").allInnerTexts();
    expect(new Set(codes).size).toBeGreaterThanOrEqual(8);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: security.download }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(security.file);
    await shop.expectAccessible(page);
    await page.getByRole("button", { name: security.done }).click();
    await expect(page.getByText(security.on, { exact: true })).toBeVisible();

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    const first = await (await signIn(other, person)).json();
    expect(first.kind).toBe("two-factor");
    const data = { challenge: first.challenge, code: codes[0] };
    expect((await other.request.post("/api/v1/auth/two-factor", { data })).status()).toBe(200);
    await elsewhere.close();

    await callTestApi(page, "forgetProof", { email: person.email });
    await page.getByRole("button", { name: security.disable, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: security.disableTitle });
    await dialog.getByRole("button", { name: security.disable, exact: true }).click();
    const question = page.getByRole("dialog", { name: proof.title });
    await question.locator("[name=password]").fill(person.password);
    await question.locator("[name=factorCode]").fill(codes[1] ?? "");
    await question.getByRole("button", { name: proof.submit }).click();
    await expect(toast(page, security.disabled)).toBeVisible();
    await expect(page.getByText(security.off, { exact: true })).toBeVisible();
  },
);

test(
  "subscribes to the newsletter, downloads the data and erases the account",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { proof } = shop.words;
    const { privacy } = shop.words.account;
    const person = await registerPerson(page);
    await shop.open(page, "/Account?part=messages");
    await page.getByRole("button", { name: privacy.subscribe, exact: true }).click();
    await expect(page.getByRole("button", { name: privacy.unsubscribe })).toBeVisible();
    await page.getByRole("button", { name: privacy.unsubscribe }).click();
    await expect(page.getByRole("button", { name: privacy.subscribe, exact: true })).toBeVisible();
    await shop.open(page, "/Account?part=privacy");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: privacy.download }).click(),
    ]);
    const stream = await download.createReadStream();
    const text = Buffer.concat(await stream.toArray()).toString("utf8");
    expect(JSON.stringify(JSON.parse(text))).toContain(person.email);

    await page.getByRole("button", { name: privacy.eraseOpen }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(privacy.staysText);
    await shop.expectAccessible(page);
    await dialog.getByRole("button", { name: privacy.eraseNext }).click();
    await callTestApi(page, "forgetProof", { email: person.email });
    await dialog.getByRole("button", { name: privacy.eraseNow }).click();
    const question = page.getByRole("dialog", { name: proof.title });
    const before = await codeFor(page, person.email);
    await question.getByRole("button", { name: proof.byEmail }).click();
    await question.locator("[name=code]").fill(await codeFor(page, person.email, before));
    await question.getByRole("button", { name: proof.submit }).click();
    await expect(toast(page, privacy.erased)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect((await signIn(page, person)).status()).toBe(401);
  },
);

test(
  "orders to a saved address, then cancels the order from the account",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { cancel, checkout, list } = shop.words.orders;
    await registerPerson(page);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const headers = { authorization: `Bearer ${token}` };
    const place = { governorate: "EG-C", city: "مدينة نصر", street: "عباس العقاد", building: "12" };
    const contact = { name: "منى سالم", phone: "01012345678" };
    for (const data of [
      { ...contact, ...place, label: "البيت", isDefault: true },
      { ...contact, ...place, label: "العمل", city: "الزمالك" },
    ]) {
      const added = await page.request.post("/api/v1/account/addresses", { headers, data });
      expect(added.status()).toBe(201);
    }
    const sons = await page.request.get("/api/v1/sons?categoryId=0&pageSize=1&type=B2C");
    const [son] = ((await sons.json()) as { items: { id: number }[] }).items;
    const data = { variantId: son?.id, quantity: 1 };
    expect((await page.request.post("/api/v1/cart/lines", { headers, data })).status()).toBe(200);

    await shop.open(page, "/Order");
    const city = page.locator("[name='address.city']");
    // A saved address is one card; the whole form is only shown to change it.
    const change = page.getByRole("button", { name: checkout.changeSaved, exact: true });
    await expect(change).toBeVisible();
    await expect(page.getByRole("main")).toContainText("مدينة نصر");
    await expect(city).toHaveCount(0);
    await page.reload();
    await expect(change).toBeVisible();
    await expect(city).toHaveCount(0);
    await change.click();
    await expect(city).toHaveValue("مدينة نصر");
    // Another saved address is a single card again, and gets the focus.
    await page.getByText("العمل", { exact: true }).click();
    await expect(city).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("الزمالك");
    await expect(page.locator(":focus")).toContainText("الزمالك");
    await change.click();
    await page.getByText(checkout.another, { exact: true }).click();
    await expect(city).toHaveValue("");
    await page.getByText("البيت", { exact: true }).click();
    await expect(city).toHaveCount(0);
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    await page.getByRole("button", { name: new RegExp(`^${checkout.place}.*\\d`) }).click();
    await expect(page).toHaveURL(/\/Order\/F-/);
    const number = /F-[\w-]+$/.exec(page.url())?.[0] ?? "";

    await shop.open(page, "/Account?part=orders");
    const row = page.getByRole("link", { name: number });
    await expect(row).toBeVisible();
    await shop.open(page, "/orders-and-returns");
    await expect(page.getByRole("heading", { name: list.yours })).toBeVisible();
    await row.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(number);
    await page.getByRole("button", { name: cancel.open }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: cancel.confirm }).click();
    await expect(toast(page, cancel.done)).toBeVisible();
    await expect(page.getByRole("button", { name: cancel.open })).toHaveCount(0);
    await expect(heading).toBeFocused();
    // Signed out in another tab: the order is no longer visible.
    await expect(page.getByRole("main")).toContainText("منى سالم");
    await page.evaluate(() => {
      localStorage.removeItem("token");
      dispatchEvent(new StorageEvent("storage", { key: "token" }));
    });
    await expect(heading).toHaveText(shop.words.orders.order.notFoundTitle);
    await expect(page.getByRole("main")).not.toContainText("منى سالم");
  },
);
