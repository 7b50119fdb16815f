import type { Page } from "@playwright/test";
import { ENGLISH_NIGHTLY, expect, NIGHTLY, test } from "../shop-test.ts";

/** The same searches in both languages; what their pages say is in `tests/search/search-page.api.test.ts`. */
const SEARCHES = {
  ar: {
    understood: { term: "سبوت ظاهر وورم", chip: "أزل طريقة التركيب: ظاهر", without: "سبوت وورم" },
    meant: "نجفة",
  },
  en: {
    understood: {
      term: "surface spot warm",
      chip: "Remove Mounting: Surface",
      without: "spot warm",
    },
    meant: "chandelier",
  },
};

const addressOf = (term: string) => `/SearchProducts/${encodeURIComponent(term)}`;
const main = (page: Page) => page.getByRole("main");
const cardsOf = (page: Page) => main(page).locator("li:has([data-card-link])");
test(
  "removes an understood word as a filter and counts opened results",
  NIGHTLY,
  async ({ page, shop }) => {
    const { term, chip, without } = SEARCHES[shop.locale].understood;
    await shop.open(page, addressOf(term));
    await expect(cardsOf(page).first()).toBeVisible();
    const total = await cardsOf(page).count();
    await shop.expectAccessible(page);
    const counted = page.waitForResponse("**/api/v1/search/opened");
    await cardsOf(page).first().locator("[data-card-link]").click();
    const answer = await counted;
    expect(answer.request().postDataJSON()).toEqual({ q: term });
    expect(answer.ok()).toBe(true);
    await expect(page).toHaveURL(/\/product\/\d+/);

    await page.goBack();
    const link = main(page).getByRole("link", { name: chip });
    await link.click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(without));
    await expect(link).toHaveCount(0);
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(total);
  },
);

test("searches and opens suggestions by keyboard", ENGLISH_NIGHTLY, async ({ page, shop }) => {
  const { term, without } = SEARCHES[shop.locale].understood;
  await shop.open(page, "/");
  const field = page.getByRole("banner").getByRole("combobox");
  await field.focus();
  await field.pressSequentially(term);
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toBeVisible();
  // Focus stays in the field; `aria-activedescendant` names the option that an arrow key reaches.
  await field.press("ArrowDown");
  const first = await options.first().getAttribute("id");
  await expect(field).toHaveAttribute("aria-activedescendant", first ?? "");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(field).toBeFocused();
  await field.fill(without);
  await field.press("Enter");
  await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(without));
  await expect(cardsOf(page).first()).toBeVisible();
  await page.getByRole("banner").getByRole("combobox").fill(SEARCHES[shop.locale].meant);
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).not.toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(without));
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
});
