import type { Page } from "@playwright/test";
import type { StaffSession } from "#contract/staff/staff-session.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { messages as ar } from "../../../admin/i18n/messages/ar/index.ts";
import { messages as en } from "../../../admin/i18n/messages/en/index.ts";
import { expect } from "../shop-test.ts";
import { callTestApi, type Scenarios } from "../test-api/test-api.ts";
import { askAs } from "./own-lamp.ts";

type Locale = "ar" | "en";
type Words = { [K in keyof typeof en]: (typeof ar)[K] };

interface Hired {
  email: string;
  password: string;
}

/** The back office in one language, in the browser of `page`. */
export class BackOffice {
  readonly page: Page;
  readonly words: Words;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.#locale = locale;
    this.words = locale === "ar" ? ar : en;
  }

  /**
   * Navigates within the back office without reloading, as its links do; the current screen is
   * reloaded.
   */
  async open(path = ""): Promise<void> {
    const to = `/admin${path}`;
    const { pathname, origin } = new URL(this.page.url());
    const isWithin = pathname.startsWith("/admin") && pathname !== new URL(to, origin).pathname;
    if (isWithin) await this.#goTo(to);
    else await this.page.goto(to);
    await this.page.locator("h1").first().waitFor();
  }

  /** Adds a member of staff, not signed in yet. */
  async hire(role: Scenarios["hireStaff"]["role"], name = "Staff"): Promise<Hired> {
    await this.page
      .context()
      .addCookies([
        { name: "admin-lang", value: this.#locale, domain: "127.0.0.1", path: "/admin" },
      ]);
    const { email = "", password = "" } = await callTestApi(this.page, "hireStaff", {
      role,
      name,
    });
    return { email, password };
  }

  /**
   * Signs a new member of staff in by the API, an owner with the second factor they need. The first
   * screen is the one opened next.
   */
  async enter(role: Scenarios["hireStaff"]["role"], name?: string): Promise<Hired> {
    const hired = await this.hire(role, name);
    await this.enterAs(hired);
    if (role === "owner") {
      const { page } = this;
      const path = "auth/two-factor";
      const { password } = hired;
      const { secret } = await askAs<{ secret: string }>(page, "POST", `${path}/begin`, {
        password,
      });
      await askAs(page, "POST", `${path}/confirm`, { code: authenticatorCode(secret) });
    }
    return hired;
  }

  /** Signs in by the API, without a second factor. */
  async enterAs(data: Hired): Promise<void> {
    const { page } = this;
    const answer = await page.request.post("/api/v1/admin/auth/sign-in", { data });
    expect(answer.status(), await answer.text()).toBe(200);
    const { token, staff } = (await answer.json()) as StaffSession;
    // A document of the shop that loads nothing else.
    await page.goto("/favicon.svg");
    const kept = `${staff.id} ${token}`;
    await page.evaluate((value) => localStorage.setItem("staff-token", value), kept);
  }

  async signIn({ email, password }: Hired): Promise<void> {
    const { signIn } = this.words.door;
    await this.page.goto("/admin");
    await this.page.getByLabel(signIn.email).fill(email);
    await this.#fillPassword(password);
    await this.page.getByRole("button", { name: signIn.submit, exact: true }).click();
  }

  /** What an owner does at the first sign-in. @returns the authenticator secret */
  async setUpTwoFactor(password: string): Promise<string> {
    const { enrol, code } = this.words.door;
    await expect(this.page.getByRole("heading", { name: enrol.title })).toBeVisible();
    await this.#fillPassword(password);
    await this.page.getByRole("button", { name: enrol.begin }).click();
    await expect(this.page.getByRole("img", { name: enrol.picture })).toBeVisible();
    const secret = (await this.page.locator("main p[dir=ltr]").innerText()).trim();
    await this.page.getByLabel(code.label, { exact: true }).fill(authenticatorCode(secret));
    await this.page.getByRole("button", { name: enrol.confirm, exact: true }).click();
    await this.page.getByRole("button", { name: enrol.done }).click();
    return secret;
  }

  async signOut(): Promise<void> {
    const { account, signOut } = this.words.shell;
    const choice = this.page.getByRole("menuitem", { name: signOut });
    // A screen that was just saved reads its data again, which may close the menu.
    await expect(async () => {
      if (!(await choice.isVisible()))
        await this.page.getByRole("button", { name: account }).click();
      await choice.click({ timeout: 5_000 });
    }).toPass();
    await expect(this.page.getByLabel(this.words.door.signIn.email)).toBeVisible();
  }

  /** Waits for the screen with that heading and its content. */
  async expectScreen(title: string | RegExp): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name: title }).waitFor();
    const loading = this.page.locator(".MuiSkeleton-root, [role=progressbar]").first();
    await loading.waitFor({ state: "detached" });
  }

  /** Entries of the menu, wherever it is at this width. */
  async menu(): Promise<string[]> {
    const button = this.page.getByRole("button", { name: this.words.shell.menu });
    const isFolded = await button.isVisible();
    if (isFolded) await button.click();
    const menu = this.page.getByRole("navigation", { name: this.words.shell.menu });
    await expect(menu).toBeVisible();
    const closed = menu.getByRole("button", { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    const names = await menu.getByRole("link").allInnerTexts();
    if (isFolded) {
      await this.page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
    return names;
  }

  async #goTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      for (const heading of document.querySelectorAll("h1")) heading.dataset["left"] = "";
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    // Two screens may have the same heading.
    await this.page.locator("h1[data-left]").first().waitFor({ state: "detached" });
  }

  #fillPassword(password: string): Promise<void> {
    return this.page.locator("input[type=password]").fill(password);
  }
}
