import type { Page } from "@playwright/test";
import { registerPerson } from "./customer.ts";
import { ARABIC_NIGHTLY, expect, NIGHTLY, test } from "./shop-test.ts";
import {
  accountMenu,
  button,
  codeTo,
  field,
  fillPerson,
  inArabicDigits,
  MONA,
  newEmail,
  PASSWORD,
  type Shop,
  signOut,
} from "./sign-in/registering.ts";

async function signIn(page: Page, shop: Shop, identifier: string, password = PASSWORD) {
  await page.locator("[name=identifier]").fill(identifier);
  await page.locator("[name=password]").fill(password);
  await button(page, shop.words.accounts.signIn.submit).click();
}

const stored = (page: Page) =>
  page.evaluate(() => ["token", "accountType", "userInfo"].map((key) => localStorage.getItem(key)));

test("registers a person by email, signs out and signs in again", async ({ page, shop }) => {
  const { accounts } = shop.words;
  const email = newEmail();
  await shop.open(page, "/auth/Register");
  await expect(page.locator("[name=newsletter]")).not.toBeChecked();
  await fillPerson(page, shop, { email });
  await page.getByText(accounts.register.optional).click();
  await page.locator("[name=city]").fill("الجيزة");
  await page.locator("[name=birthDate]").fill("1987-03-12");
  await shop.expectAccessible(page);
  await button(page, accounts.register.submit).click();

  await expect(page.getByRole("heading", { level: 1, name: accounts.verify.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(email);
  const { code } = await codeTo(page, email);
  await page.locator("[name=code]").fill("000 000");
  await button(page, accounts.verify.submit).click();
  await expect(page.locator("[name=code]")).toBeFocused();
  await expect(page.locator("[name=code]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("[name=code]").fill(inArabicDigits(code));
  await button(page, accounts.verify.submit).click();

  await expect(page).toHaveURL(/\/Account$/);
  await expect(accountMenu(page, shop)).toHaveAttribute(
    "aria-label",
    new RegExp(MONA[shop.locale].first),
  );
  const [token, accountType, userInfo] = await stored(page);
  expect(token).toBeTruthy();
  expect(accountType).toBe("person");
  expect(JSON.parse(userInfo ?? "{}")).toMatchObject({ email, accountType: "person" });
  expect(userInfo).not.toContain(PASSWORD);
  const kept = await page.evaluate(() => Object.values(sessionStorage).join(" "));
  expect(kept).not.toContain(PASSWORD);

  await page.reload();
  await shop.ready(page);
  await expect(accountMenu(page, shop)).toBeVisible();
  await shop.open(page, "/auth/Login");
  await expect(
    page.getByRole("heading", { level: 1, name: accounts.signedIn.title }),
  ).toBeVisible();
  await shop.expectAccessible(page);
  await signOut(page, shop);
  expect(await stored(page)).toEqual([null, null, null]);

  await signIn(page, shop, email.toUpperCase());
  await expect(page).toHaveURL(/\/Account$/);
  await expect(accountMenu(page, shop)).toBeVisible();
});

test(
  "shows errors on their fields, focuses the first and keeps typed values",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { accounts } = shop.words;
    await shop.open(page, "/auth/Register");
    await field(page, accounts.field.lastName).fill("الشاذلي");
    await page.locator("[name=password]").fill("12345678");
    await page.locator("[name=confirmPassword]").fill("87654321");
    await button(page, accounts.register.submit).click();
    await expect(field(page, accounts.field.firstName)).toBeFocused();
    const errors = page.getByRole("alert");
    await expect(errors).toContainText(shop.locale === "ar" ? "حقول" : "fields");
    await expect(errors.getByRole("link")).toHaveCount(3);
    await shop.expectAccessible(page);
    await errors.getByRole("link", { name: accounts.field.confirmPassword }).click();
    await expect(page.locator("[name=confirmPassword]")).toBeFocused();
    await expect(field(page, accounts.field.lastName)).toHaveValue("الشاذلي");

    const reveal = page.getByRole("main").locator("button[aria-pressed]").first();
    await reveal.click();
    await expect(reveal).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[name=password]")).toHaveAttribute("type", "text");

    await page.reload();
    await shop.ready(page);
    await expect(field(page, accounts.field.lastName)).toHaveValue("الشاذلي");
    await expect(page.locator("[name=password]")).toHaveValue("");
  },
);

test(
  "shows an error for a wrong password and resets it by code",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { accounts } = shop.words;
    const { email } = await registerPerson(page);
    await shop.open(page, "/");
    await signOut(page, shop);
    await shop.open(page, "/auth/Login");
    await signIn(page, shop, email, "not the password");
    const refused = page.getByRole("alert");
    await expect(refused).toBeVisible();
    await expect(page.locator("[name=identifier]")).toHaveValue(email);
    await shop.expectAccessible(page);

    await page.getByRole("link", { name: accounts.signIn.forgot }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: accounts.forgot.title }),
    ).toBeVisible();
    await expect(page.locator("[name=identifier]")).toHaveValue(email);
    const before = await codeTo(page, email);
    await button(page, accounts.forgot.submit).click();
    await expect(page.getByRole("heading", { level: 1, name: accounts.reset.title })).toBeVisible();
    const { code } = await codeTo(page, email, before);
    const another = "a lantern in every window";
    await page.locator("[name=code]").fill(code);
    await page.locator("[name=password]").fill(another);
    await button(page, accounts.reset.submit).click();
    await expect(page.getByRole("heading", { level: 1, name: accounts.reset.done })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: accounts.reset.signIn }).click();
    await signIn(page, shop, email, another);
    await expect(accountMenu(page, shop)).toBeVisible();
  },
);

test(
  "registers a company with the values typed on the person form",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { accounts } = shop.words;
    const email = newEmail();
    await shop.open(page, "/auth/Register");
    await fillPerson(page, shop, { email });
    await page.getByRole("link", { name: accounts.register.toCompany }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: accounts.companyRegister.title }),
    ).toBeVisible();
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await page.locator("[name=companyNameAr]").fill("فنادق الدلتا");
    await page.locator("[name=companyNameEn]").fill("Delta Hotels");
    await page.locator("[name=taxNumber]").fill("١٢٣-٤٥٦-٧٨٩");
    await page.locator("[name=website]").fill("delta.example");
    await page.locator("[name=password]").fill(PASSWORD);
    await page.locator("[name=confirmPassword]").fill(PASSWORD);
    await button(page, accounts.companyRegister.submit).click();
    await expect(
      page.getByRole("heading", { level: 1, name: accounts.verify.title }),
    ).toBeVisible();
    await page.getByRole("link", { name: accounts.verify.change }).click();
    await expect(page.locator("[name=companyNameEn]")).toHaveValue("Delta Hotels");
    await page.goBack();
    const { code, text } = await codeTo(page, email);
    const link = /https?:\/\/\S*VerifyEmail\S*/.exec(text)?.[0] ?? "";
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await shop.ready(page);
    await expect(page.locator("[name=code]")).toHaveValue(code);
    expect(await stored(page)).toEqual([null, null, null]);
    await button(page, accounts.verify.submit).click();
    await expect(accountMenu(page, shop)).toBeVisible();
    expect((await stored(page))[1]).toBe("company");
  },
);

test(
  "returns to the requested page after sign-in, never to another site",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { email, password } = await registerPerson(page);
    await shop.open(page, "/");
    await signOut(page, shop);
    await shop.open(page, "/auth/Login?next=%2FCart");
    await test.step("sign in with the keyboard only", async () => {
      await page.locator("[name=identifier]").focus();
      await page.keyboard.type(email);
      await page.keyboard.press("Tab");
      await page.keyboard.type(password);
      await page.keyboard.press("Tab");
      await expect(page.locator("main button[aria-pressed]")).toBeFocused();
      await page.keyboard.press("Space");
      await expect(page.locator("[name=password]")).toHaveAttribute("type", "text");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(button(page, shop.words.accounts.signIn.submit)).toBeFocused();
      await page.keyboard.press("Enter");
    });
    await expect(page).toHaveURL(/\/Cart$/);
    await signOut(page, shop);
    // Other such addresses: `web/shell/session/next-path.test.ts`.
    await shop.open(page, `/auth/Login?next=${encodeURIComponent("//evil.example")}`);
    await signIn(page, shop, email, password);
    await expect(page).toHaveURL(/\/Account$/);
    expect(new URL(page.url()).hostname).toBe("127.0.0.1");
  },
);

test(
  "signs out the other tab when one tab signs out",
  ARABIC_NIGHTLY,
  async ({ page, context, shop }) => {
    await registerPerson(page);
    await shop.open(page, "/");
    const other = await context.newPage();
    await shop.open(other, "/product");
    await expect(accountMenu(other, shop)).toBeVisible();
    await signOut(page, shop);
    await expect(accountMenu(other, shop)).toBeHidden();
    expect(await stored(other)).toEqual([null, null, null]);
  },
);

test("signs out after three hours of inactivity, in browser and on server", async ({
  page,
  shop,
}) => {
  const { account } = shop.words.shell;
  const { email, password } = await registerPerson(page);
  await page.clock.install();
  await shop.open(page, "/Account");
  await expect(accountMenu(page, shop)).toBeVisible();
  const signedOut = page.waitForRequest((request) => request.url().endsWith("/auth/sign-out"));
  await page.clock.fastForward(3 * 60 * 60 * 1000 + 1000);
  await page.mouse.move(20, 300);
  await page.keyboard.press("Shift");
  expect((await signedOut).headers()["authorization"]).toMatch(/^Bearer ./);
  await expect(accountMenu(page, shop)).toBeHidden();
  expect(await stored(page)).toEqual([null, null, null]);
  await expect(page.getByText(account.absence)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: account.signIn }).first().click();
  await signIn(page, shop, email, password);
  await expect(page).toHaveURL(/\/Account$/);
});

const AUTH_PAGES = [
  "/auth/Login",
  "/auth/Register",
  "/auth/CompanyRegister",
  "/auth/ForgotPassword",
  "/auth/ResetPassword?verification=x&code=12345678",
  "/auth/VerifyEmail?verification=x&code=123456",
  "/auth/VerifyEmail",
  "/auth/Unsubscribe",
];

test(
  "fits sign-in pages to 320 pixels and excludes them from search engines",
  NIGHTLY,
  async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of AUTH_PAGES) {
      await shop.open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await shop.expectNoOverflow(page);
      await shop.expectAccessible(page);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    }
  },
);
