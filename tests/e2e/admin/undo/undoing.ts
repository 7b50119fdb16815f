import type { Locator, Page } from "@playwright/test";
import { expect } from "../../shop-test.ts";
import type { BackOffice } from "../back-office.ts";
import { askAs } from "../own-lamp.ts";

interface Change {
  /** What the change is about, without what may differ afterwards (versions, ids of new records). */
  read: () => Promise<unknown>;
  act: () => Promise<void>;
  /** Its notification. */
  said: string;
}

/** Makes a change on the current screen; one press undoes it, and the screen says so. */
export async function expectUndone(
  { page, words }: BackOffice,
  { read, act, said }: Change,
): Promise<void> {
  const { undo, undone } = words.shell.form;
  const before = await read();
  await act();
  const notice = page.locator(".MuiSnackbar-root");
  await expect(notice.getByText(said)).toBeVisible();
  expect(await read()).not.toEqual(before);
  await notice.getByRole("button", { name: undo, exact: true }).click();
  await expect(notice.getByText(undone)).toBeVisible();
  expect(await read()).toEqual(before);
  // The next notification must not be mistaken for this one.
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
}

/** A button of a record in a list: on its card, in its row, or in the row below it. */
export function buttonOf(page: Page, record: string, name: string): Locator {
  const main = page.getByRole("main");
  const row = main.locator("tr").filter({ hasText: record });
  return main
    .getByRole("listitem")
    .filter({ hasText: record })
    .or(row)
    .or(row.locator("xpath=following-sibling::tr[1]"))
    .getByRole("button", { name, exact: true })
    .first();
}

/** Opens the dialog of such a button, fills a field, and confirms. */
export async function fillIn(
  opener: Locator,
  label: string,
  value: string,
  save: string,
): Promise<void> {
  await opener.click();
  const dialog = opener.page().getByRole("dialog");
  await dialog.getByLabel(label, { exact: true }).fill(value);
  await confirm(dialog, save);
}

/** Presses a button and confirms it in its dialog, where its label may differ. */
export async function press(opener: Locator, label: string): Promise<void> {
  await opener.click();
  await confirm(opener.page().getByRole("dialog"), label);
}

async function confirm(dialog: Locator, label: string): Promise<void> {
  await dialog.getByRole("button", { name: label, exact: true }).click();
}

/** The label of a bilingual field in one language. */
export function inLanguage({ words }: BackOffice, label: string, language: "ar" | "en"): string {
  return words.shell.form.inLanguage
    .replace("{label}", label)
    .replace("{language}", words.shell.locales[language]);
}

/** The named facts of the listed records that match. */
export async function listed<K extends string>(
  page: Page,
  path: string,
  wanted: string,
  facts: readonly K[],
): Promise<Record<K, unknown>[]> {
  const { items } = await askAs<{ items: Record<K, unknown>[] }>(page, "GET", path);
  return items
    .filter((item) => JSON.stringify(item).includes(wanted))
    .map((item) => factsOf(item, facts));
}

export function factsOf<K extends string>(
  record: Record<K, unknown>,
  facts: readonly K[],
): Record<K, unknown> {
  // Object.fromEntries loses the key type.
  return Object.fromEntries(facts.map((fact) => [fact, record[fact]])) as Record<K, unknown>;
}
