import type { Locator, Page } from "@playwright/test";
import { messages as arabic } from "../../../admin/i18n/messages/ar/index.ts";
import { messages as english } from "../../../admin/i18n/messages/en/index.ts";
import { BackOffice } from "../admin/back-office.ts";
import { expect } from "../shop-test.ts";

type Locale = "ar" | "en";
const LOCALES = ["ar", "en"] as const;

export const OWNER = { name: "Nadia", password: "ثلاث نجفات وقمر 41" };

/** A new shop's first owner, who works in the back office through its screens only. */
export class NewOwner extends BackOffice {
  readonly locale: Locale;

  constructor(page: Page, locale: Locale) {
    super(page, locale);
    this.locale = locale;
  }

  /** Signs in through the link printed in the terminal. */
  async accept(invitation: string): Promise<void> {
    const { page, words } = this;
    await page.goto(invitation);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // No language has been chosen in this browser; the link survives the switch.
    const shown = await page.locator("html").getAttribute("lang");
    if (shown !== this.locale) {
      const { otherLanguage } = (shown === "ar" ? arabic : english).shell;
      await page.getByRole("button", { name: otherLanguage }).click();
    }
    const { invitation: door, signIn } = words.door;
    await expect(page.getByRole("heading", { name: door.title })).toBeVisible();
    const email = await page.getByLabel(door.email).inputValue();
    await page.getByLabel(door.name).fill(OWNER.name);
    await page.getByLabel(door.password).fill(OWNER.password);
    await page.getByRole("button", { name: door.submit }).click();
    await page.getByRole("link", { name: door.toSignIn }).click();
    await page.getByLabel(signIn.email).fill(email);
    await page.getByLabel(signIn.password, { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: signIn.submit, exact: true }).click();
    await this.setUpTwoFactor(OWNER.password);
    await this.expectScreen(words.start.hello.replace("{name}", OWNER.name));
    await expect(page.getByRole("heading", { name: words.start.opening.title })).toBeVisible();
  }

  async openScreen(path: string, title: string): Promise<void> {
    await this.open(path);
    await this.expectScreen(title);
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** Fills a field in both languages. */
  async fillBoth(label: string, words: Record<Locale, string>, within?: Locator): Promise<void> {
    const { form, locales } = this.words.shell;
    for (const language of LOCALES) {
      const name = form.inLanguage
        .replace("{label}", label)
        .replace("{language}", locales[language]);
      await (within ?? this.page).getByLabel(name, { exact: true }).fill(words[language]);
    }
  }

  /** Chooses from a list by text. */
  async choose(label: string, wanted: readonly string[], within?: Locator): Promise<void> {
    const { page } = this;
    await (within ?? page).getByLabel(label, { exact: true }).first().click();
    for (const name of wanted) await page.getByRole("option", { name, exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
  }

  async press(name: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole("button", { name, exact: true }).first().click();
  }

  /** Opens a dialog and confirms it. */
  async confirm(opener: string, submit = opener): Promise<void> {
    await this.press(opener);
    await this.press(submit, this.dialog);
    await expect(this.dialog).toHaveCount(0);
  }

  async expectSaid(words: string): Promise<void> {
    await expect(this.page.getByText(words).first()).toBeVisible();
  }

  /** Fills in one setting, by name, and saves it. */
  async set(name: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
    const { settings, shell } = this.words;
    const row = this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { name, exact: true }) });
    await this.press(settings.edit, row.locator(":scope"));
    await fill(this.dialog);
    await this.press(shell.form.save, this.dialog);
    await this.expectSaid(settings.saved.replace("{name}", name));
  }
}
