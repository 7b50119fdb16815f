import type { Page } from "@playwright/test";
import { BOTH_LANGUAGES, expect, test } from "../shop-test.ts";

/** The same four searches in both languages. */
const SEARCHES = {
  ar: {
    understood: { term: "سبوت ظاهر وورم", chip: "أزل طريقة التركيب: ظاهر", without: "سبوت وورم" },
    misspelt: { term: "نجقة", meant: "نجفة" },
    tooMuch: { term: "سبوت دفن 500 وات", leftOut: "500 وات" },
    nothing: "نجفة مفصلة مروحة",
  },
  en: {
    understood: {
      term: "surface spot warm",
      chip: "Remove Mounting: Surface",
      without: "spot warm",
    },
    misspelt: { term: "chandelir", meant: "chandelier" },
    tooMuch: { term: "recessed spot 500w", leftOut: "500w" },
    nothing: "chandelier hinge fan",
  },
};

const addressOf = (term: string) => `/SearchProducts/${encodeURIComponent(term)}`;
const main = (page: Page) => page.getByRole("main");
const cardsOf = (page: Page) => main(page).locator("li:has([data-card-link])");
/** A message with its term, which the page isolates from the text around it. */
const saying = (message: string, name: string, word: string) =>
  new RegExp(
    message
      .replaceAll(/[.*+?()[\]\\]/g, String.raw`\$&`)
      .replace(`{${name}}`, `\u2068?${word}\u2069?`),
  );

test(
  "a word that was understood is a filter that can be taken away",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const { term, chip, without } = SEARCHES[shop.locale].understood;
    await shop.open(page, addressOf(term));
    const total = await cardsOf(page).count();
    expect(total).toBeGreaterThan(0);
    await shop.expectAccessible(page);
    const link = main(page).getByRole("link", { name: chip });
    await link.click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(without));
    await expect(link).toHaveCount(0);
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(total);
  },
);

test(
  "what was guessed is shown as a guess, and leads to what was meant",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const { storefront } = shop.words;
    const { term, meant } = SEARCHES[shop.locale].misspelt;
    await shop.open(page, addressOf(term));
    await expect(main(page).getByText(saying(storefront.guess, "term", term))).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
    await main(page)
      .getByRole("link", { name: saying(storefront.didYouMean, "term", meant) })
      .click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(`/${meant}`));
    await expect(main(page).getByText(saying(storefront.guess, "term", meant))).toHaveCount(0);
    await expect(cardsOf(page).first()).toBeVisible();
  },
);

test(
  "words that nothing has are left out, and it is said which",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const { storefront } = shop.words;
    const { term, leftOut } = SEARCHES[shop.locale].tooMuch;
    await shop.open(page, addressOf(term));
    const quoted = storefront.quoted.replace("{term}", `\u2068?${leftOut}\u2069?`);
    await expect(main(page).getByText(saying(storefront.leftOut, "words", quoted))).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
  },
);

test(
  "where nothing is found, the nearest products, departments and somebody to ask are",
  BOTH_LANGUAGES,
  async ({ page, shop }) => {
    const { empty } = shop.words.storefront;
    await shop.open(page, addressOf(SEARCHES[shop.locale].nothing));
    await expect(main(page).getByRole("heading", { name: empty.nearest })).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
    const departments = main(page).getByRole("navigation", { name: empty.nearestCategories });
    await expect(departments.getByRole("link").first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: empty.ask })).toHaveAttribute(
      "href",
      shop.at("/contact-us"),
    );
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

test("the search field is used without a mouse", BOTH_LANGUAGES, async ({ page, shop }) => {
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
  await page.getByRole("banner").getByRole("combobox").fill(SEARCHES[shop.locale].misspelt.meant);
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).not.toHaveURL((url) => decodeURIComponent(url.pathname).endsWith(without));
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("what is opened of a search is counted", BOTH_LANGUAGES, async ({ page, shop }) => {
  const { term } = SEARCHES[shop.locale].understood;
  await shop.open(page, addressOf(term));
  const counted = page.waitForResponse("**/api/v1/search/opened");
  await cardsOf(page).first().locator("[data-card-link]").click();
  const answer = await counted;
  expect(answer.request().postDataJSON()).toEqual({ q: term });
  expect(answer.ok()).toBe(true);
  await expect(page).toHaveURL(/\/product\/\d+/);
});
