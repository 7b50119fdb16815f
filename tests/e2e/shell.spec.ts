import type { Page } from "@playwright/test";
import { fillCheckout } from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { ENGLISH_NIGHTLY, expect, test as shopTest } from "./shop-test.ts";

/** Failures in these tests are intended. */
const test = shopTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs
  failOnErrors: async ({}, provide) => provide(),
});

test(
  "shows the generic error page and status message on a fatal error",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    await page.route(/special-offers\.data/, (route) =>
      route.fulfill({ status: 200, contentType: "text/x-script", body: "not what was asked for" }),
    );
    await shop.open(page, "/product");
    await page
      .getByRole("link", { name: shop.locale === "ar" ? /عروض/ : /offers/i })
      .first()
      .dispatchEvent("click");
    // The page's title, which screen readers are told, has these words, too.
    const status = page.getByText(shop.words.shell.serverErrorStatus, { exact: true });
    await expect(status).toBeVisible();
    await expect(page.getByRole("button", { name: shop.words.shell.error.retry })).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
  },
);

/** The server's build version. */
async function buildVersion(page: Page): Promise<string> {
  const { version } = (await (await page.request.get("/build.json")).json()) as { version: string };
  return version;
}

/** Makes opened pages those of the previous build, by changing the version in their manifest. */
async function openBuildBefore(page: Page, version: string): Promise<void> {
  await page.route(/\/assets\/manifest-\w+\.js$/, async (route) => {
    const files = await (await page.request.get(route.request().url())).text();
    const body = files.replaceAll(version, "before");
    await route.fulfill({ contentType: "text/javascript", body });
  });
}

test("offers a new build without reloading by itself", async ({ page, shop }) => {
  const notice = page.getByText(shop.words.shell.newBuild);
  const version = await buildVersion(page);
  const checked = () => page.waitForResponse("**/build.json");
  await page.clock.install();
  await shop.open(page, "/Cart");
  const [same] = await Promise.all([checked(), page.clock.fastForward(5 * 60 * 1000)]);
  expect(await same.json()).toEqual({ version });
  await expect(notice).toBeHidden();

  await openBuildBefore(page, version);
  await shop.open(page, "/");
  await page.evaluate(() => (document.body.dataset["mark"] = "same document"));
  // Time also advances by itself.
  await page.clock.fastForward(4 * 60 * 1000);
  await expect(notice).toBeHidden();
  await page.clock.fastForward(60 * 1000);
  await expect(notice).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-mark", "same document");
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: shop.words.shell.reload }).click();
  await expect(page.locator("body")).not.toHaveAttribute("data-mark");
});

test("offers a new build when the tab becomes visible", async ({ page, shop }) => {
  const notice = page.getByText(shop.words.shell.newBuild);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/build.json")) asked += 1;
  });
  await page.clock.install();
  await openBuildBefore(page, await buildVersion(page));
  await shop.open(page, "/Cart");
  await turn(page, "hidden");
  // A hidden tab sends no requests, however long it stays hidden.
  await page.clock.fastForward(30 * 60 * 1000);
  await expect(notice).toBeHidden();
  expect(asked).toBe(0);
  await turn(page, "visible");
  await expect(notice).toBeVisible();
  expect(asked).toBe(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => (document.body.dataset["mark"] = "same document"));
  await page.getByRole("button", { name: shop.words.shell.reload }).click();
  await expect(page.locator("body")).not.toHaveAttribute("data-mark");
});

/** Hides or shows the tab: a test's browser has only one, which is always visible. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => seen });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test(
  "validates the order form on blur, not while typing",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { items } = (await (await page.request.get("/api/v1/sons")).json()) as {
      items: { path: string; available: number }[];
    };
    await shop.open(page, items.find(({ available }) => available > 0)?.path ?? "");
    await page
      .getByRole("main")
      .getByRole("button", { name: shop.words.catalog.detail.add, exact: true })
      .first()
      .click();
    await page
      .getByRole("dialog", { name: shop.words.cart.title })
      .getByRole("link", { name: shop.words.cart.checkout })
      .click();
    const email = page.getByLabel(shop.words.orders.field.email, { exact: false }).first();
    const complaint = page.getByText(
      shop.locale === "ar" ? /بريدًا إلكترونيًا صحيحًا/ : "Please enter a valid email",
    );
    await email.pressSequentially("mona@");
    await expect(complaint).toBeHidden();
    await email.blur();
    await expect(complaint).toBeVisible();
    await email.fill("mona@example.com");
    await expect(complaint).toBeVisible();
    await email.blur();
    await expect(complaint).toBeHidden();

    // A select is validated on change, even while it has focus.
    const governorate = page.locator("select[name='address.governorate']");
    await governorate.focus();
    await governorate.blur();
    await expect(governorate).toHaveAttribute("aria-invalid", "true");
    await governorate.focus();
    await governorate.selectOption("EG-C");
    await expect(governorate).not.toHaveAttribute("aria-invalid", "true");
    await expect(governorate).toBeFocused();

    // The field that has the focus is counted, too, once the order is sent.
    await fillCheckout(page);
    const phone = page.locator("input[name='contact.phone']");
    await phone.fill("123");
    await phone.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(phone).toHaveAttribute("aria-invalid", "true");
  },
);

const FETCHED_PAGES = [
  ["/Account", "**/api/v1/account"],
  ["/Account?part=orders", "**/api/v1/orders?*"],
  ["/Fav", "**/api/v1/favourites?*"],
  ["/Cart", "**/api/v1/cart"],
  ["/Order/F-100001-AA", "**/api/v1/orders/F-100001-AA"],
] as const;

test("covers the page with logo and spinner while content loads", async ({ page, shop }) => {
  await registerPerson(page);
  for (const [path, content] of FETCHED_PAGES) {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(content, async (route) => {
      await answered;
      await route.continue();
    });
    await shop.open(page, path);
    const overlay = page.getByRole("status").filter({ hasText: shop.words.shell.loading });
    const cover = overlay.and(page.locator("output.overlay"));
    await expect(cover, path).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(cover.locator("svg").first()).toBeInViewport();
    await expect(cover.locator(".animate-spin")).toBeInViewport();
    // It is fully opaque.
    await expect(cover).toHaveCSS("opacity", "1");
    answer();
    await expect(page.locator("output.overlay"), path).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await page.unroute(content);
  }
});

test("shows the overlay after 200 ms, hides it 500 ms after loading", async ({ page, shop }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/v1/orders/F-100001-AA", async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  await shop.open(page, "/contact-us");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const overlay = page.locator("output.overlay");
  await expect(overlay).toHaveAttribute("data-open", "false");
  await page.goto(shop.at("/Order/F-100001-AA"));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
  await page.clock.runFor(199);
  await expect(overlay).toHaveAttribute("data-open", "false");
  await page.clock.runFor(1);
  await expect(overlay).toHaveAttribute("data-open", "true");
  answer();
  await expect(page.getByText(shop.words.orders.order.notFoundTitle)).toBeAttached();
  await page.clock.runFor(499);
  await expect(overlay).toHaveAttribute("data-open", "true");
  await page.clock.runFor(1);
  await expect(overlay).toHaveAttribute("data-open", "false");
});
