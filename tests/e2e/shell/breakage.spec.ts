import type { Page } from "@playwright/test";
import { ARABIC_NIGHTLY, expect, test as shopTest, WITH_PICTURES } from "../shop-test.ts";

/** Failures in these tests are intended. */
const test = shopTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  failOnErrors: async ({}, provide) => provide(),
});
test.use(WITH_PICTURES);

const NOON = Date.UTC(2026, 10, 21, 12);

/** Counts how often a page is requested as a document. */
function countDocuments(page: Page, path: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && path.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** Makes a script file unavailable, as after a deployment, until it is restored. */
async function breakCode(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(file);
}

/** Replaces an export of a script file by a function that throws. */
async function throwIn(page: Page, asset: string, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${asset}-[\\w-]+\\.js$`), async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const others = code.replace(new RegExp(`[\\w$]+ as ${name}\\b,?`), "");
    expect(others).not.toBe(code);
    const fail = `function fail(){throw new Error("broken for the test")}`;
    const body = `${others}\n${fail}\nexport{fail as ${name}}`;
    await route.fulfill({ response, body });
  });
}

const OFFERS_CODE = /\/assets\/special-offers-[\w-]+\.js$/;
const ENTRY_CODE = /\/assets\/entry\.client-[\w-]+\.js$/;

function followOffers(page: Page, locale: string) {
  const name = locale === "ar" ? /عروض/ : /offers/i;
  const link = page.getByRole("contentinfo").getByRole("link", { name }).first();
  return link.dispatchEvent("click");
}

test("reloads once in 10 seconds for missing code, then shows an error", async ({ page, shop }) => {
  // The clock stands still while everything else continues, so that the guard's ten seconds are
  // exact.
  await page.clock.setFixedTime(NOON);
  await breakCode(page, OFFERS_CODE);
  const loads = countDocuments(page, /special-offers$/);
  const notice = page.getByRole("alert").filter({ hasText: shop.words.shell.codeMissing });
  await shop.open(page, "/Cart");
  await followOffers(page, shop.locale);
  // At the requested URL, as the server sent it: readable, with a way to try again.
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/special-offers$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads()).toBe(1);

  await shop.open(page, "/Cart");
  await expect(notice).toBeHidden();
  await page.clock.setFixedTime(NOON + 9_999);
  await page.evaluate(() => (document.body.dataset["mark"] = "before"));
  await followOffers(page, shop.locale);
  await expect(notice).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-mark");
  expect(loads()).toBe(1);
  const retry = notice.getByRole("link", { name: shop.words.shell.error.retry });
  await expect(retry).toHaveAttribute("href", /\/special-offers$/);

  await page.clock.setFixedTime(NOON + 10_000);
  await followOffers(page, shop.locale);
  await expect(page.locator("body")).not.toHaveAttribute("data-mark");
  await expect(notice).toBeVisible();
  expect(loads()).toBe(2);
});

test("loads the requested page in full when a chunk is missing briefly", async ({ page, shop }) => {
  const mend = await breakCode(page, OFFERS_CODE);
  await page.route(/special-offers$/, async (route) => {
    await mend();
    await route.continue();
  });
  await shop.open(page, "/Cart");
  await followOffers(page, shop.locale);
  await expect(page).toHaveURL(/\/special-offers$/);
  await shop.ready(page);
  await expect(page.getByText(shop.words.shell.codeMissing)).toBeHidden();
});

for (const [name, file, when] of [
  ["the code of the page itself", OFFERS_CODE, {}],
  ["the entry of all code", ENTRY_CODE, ARABIC_NIGHTLY],
] as const) {
  test(
    `reloads once without ${name} on first load, then shows a message`,
    when,
    async ({ page, shop }) => {
      await page.clock.setFixedTime(NOON);
      const mend = await breakCode(page, file);
      const loads = countDocuments(page, /special-offers$/);
      const notice = page.getByRole("alert").filter({ hasText: shop.words.shell.codeMissing });
      await page.goto(shop.at("/special-offers"));
      await expect(notice).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-ready");
      expect(loads()).toBe(2);

      await page.clock.setFixedTime(NOON + 9_999);
      await notice.getByRole("link", { name: shop.words.shell.error.retry }).click();
      await expect.poll(loads).toBe(3);
      await expect(notice).toBeVisible();

      await mend();
      await notice.getByRole("link", { name: shop.words.shell.error.retry }).click();
      await shop.ready(page);
      await expect(notice).toBeHidden();
      expect(loads()).toBe(4);
    },
  );
}

test(
  "does not reload at each press without the Navigation API",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
    await page.clock.setFixedTime(NOON);
    await breakCode(page, OFFERS_CODE);
    const loads = countDocuments(page, /special-offers$/);
    const notice = page.getByRole("alert").filter({ hasText: shop.words.shell.codeMissing });
    await shop.open(page, "/Cart");
    expect(await page.evaluate(() => "navigation" in window)).toBe(false);
    await followOffers(page, shop.locale);
    await expect(page).toHaveURL(/\/special-offers$/);
    await expect(notice).toBeVisible();
    await shop.open(page, "/Cart");
    await followOffers(page, shop.locale);
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/Cart$/);
    expect(loads()).toBe(1);
  },
);

test(
  "keeps the server's markup of a part whose code is missing",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    await page.clock.setFixedTime(NOON);
    await breakCode(page, /\/assets\/footer-[\w-]+\.js$/);
    await page.goto(shop.at("/special-offers"));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.mouse.move(1, 1);
    await expect(page.getByText(shop.words.shell.codeMissing)).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  },
);

for (const [part, asset, name] of [
  ["the page", "faq", "default"],
  ["the page's meta function", "faq", "meta"],
  ["the frame", "root", "default"],
  ["a part that loads later", "footer", "Footer"],
] as const) {
  test(
    `shows the error page in the page's language when ${part} throws`,
    ARABIC_NIGHTLY,
    async ({ page, shop }) => {
      await throwIn(page, asset, name);
      await page.goto(shop.at("/FAQ"));
      await page.mouse.move(1, 1);
      await expect(page).toHaveTitle(shop.words.shell.serverErrorStatus);
      await expect(page.locator("html")).toHaveAttribute("lang", shop.locale);
      await expect(page.getByText("Application Error")).toBeHidden();
      if (name === "meta") return;
      const main = page.getByRole("main");
      await expect(main).toContainText(shop.words.shell.serverErrorStatus);
      await page.unrouteAll();
      await main.getByRole("link", { name: shop.words.shell.error.goHome }).click();
      await expect(page).not.toHaveTitle(shop.words.shell.serverErrorStatus);
      await expect(page.getByRole("main")).not.toContainText(shop.words.shell.serverErrorStatus);
    },
  );
}

test("logs a failed menu request and shows no error", async ({ page, shop }) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("Failed to fetch menu data:"),
  );
  await page.route("**/api/v1/sons?*", (route) => route.abort());
  await shop.open(page, "/Cart");
  expect((await logged).type()).toBe("error");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.locator("output.overlay")).toHaveAttribute("data-open", "false");
});

test("logs a warning for a failed icon and keeps its space", async ({ page, shop }) => {
  await page.route("**/icons/*.svg", (route) => route.abort());
  const words = "Icon could not be loaded: /icons/whatsapp.svg";
  const warned = page.waitForEvent("console", (message) => message.text() === words);
  await shop.open(page, "/contact-us");
  const icon = page.getByRole("main").locator("img[src='/icons/whatsapp.svg']");
  await icon.scrollIntoViewIfNeeded();
  expect((await warned).type()).toBe("warning");
  expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 });
});
