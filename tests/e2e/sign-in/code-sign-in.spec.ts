import { expect, NIGHTLY, test } from "../shop-test.ts";
import {
  accountMenu,
  button,
  codeTo,
  fillPerson,
  inArabicDigits,
  newEmail,
  newPhone,
  PASSWORD,
  signOut,
} from "./registering.ts";

test("signs in with an SMS code and records it in the history", NIGHTLY, async ({ page, shop }) => {
  const { accounts, account } = shop.words;
  const phone = newPhone();
  const international = `+20${phone.slice(1)}`;
  await shop.open(page, "/auth/Register?next=%2FCart");
  await fillPerson(page, shop, { phone });
  await button(page, accounts.register.submit).click();
  const registered = await codeTo(page, international);
  await page.locator("[name=code]").fill(registered.code);
  await button(page, accounts.verify.submit).click();
  await expect(page).toHaveURL(/\/Cart$/);
  await signOut(page, shop);

  await shop.open(page, "/auth/Login");
  await button(page, accounts.codeSignIn.open).click();
  await expect(page.locator("[name=phone]")).toBeFocused();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
  await page.locator("[name=phone]").fill(inArabicDigits(phone));
  await button(page, accounts.codeSignIn.send).click();
  await expect(page.locator("[name=code]")).toBeFocused();
  await shop.expectAccessible(page);
  const { code } = await codeTo(page, international, registered);
  await page.locator("[name=code]").fill("000 000");
  await button(page, accounts.codeSignIn.submit).click();
  await expect(page.locator("[name=code]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("[name=code]").fill(inArabicDigits(code));
  await button(page, accounts.codeSignIn.submit).click();
  await expect(page).toHaveURL(/\/Account$/);

  await shop.open(page, "/Account?part=devices");
  const history = page.getByRole("list", { name: account.devices.history });
  await expect(history.getByText(account.devices.method.code)).toBeVisible();
  await expect(history.getByText(account.devices.method.registration)).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
});

test(
  "asks for the password when the email opens in another browser",
  NIGHTLY,
  async ({ page, browser, shop, baseURL }) => {
    const { accounts } = shop.words;
    const email = newEmail();
    await shop.open(page, "/auth/Register");
    await fillPerson(page, shop, { email });
    await button(page, accounts.register.submit).click();
    await expect(
      page.getByRole("heading", { level: 1, name: accounts.verify.title }),
    ).toBeVisible();
    const { text } = await codeTo(page, email);
    const { pathname, search } = new URL(/https?:\/\/\S*VerifyEmail\S*/.exec(text)?.[0] ?? "");
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = await elsewhere.newPage();
    await other.goto(pathname + search);
    await shop.ready(other);
    await button(other, accounts.verify.submit).click();
    await expect(other.getByRole("alert")).toBeVisible();
    await shop.expectAccessible(other);
    await other.locator("[name=password]").fill("not the password");
    await button(other, accounts.verify.submit).click();
    await expect(other.locator("[name=password]")).toHaveAttribute("aria-invalid", "true");
    await other.locator("[name=password]").fill(PASSWORD);
    await button(other, accounts.verify.submit).click();
    await expect(accountMenu(other, shop)).toBeVisible();
    await elsewhere.close();
  },
);
