import type { Page } from "@playwright/test";
import type { Album } from "#contract/content/endpoints.ts";
import { openLightSheet } from "./products/light-sheet.ts";
import { ARABIC_NIGHTLY, ENGLISH_NIGHTLY, expect, NIGHTLY, test, type Shop } from "./shop-test.ts";
import { callTestApi } from "./test-api/test-api.ts";

/** One of each kind. */
const PAGES = ["/about-us", "/terms-and-conditions", "/Media/news", "/Media/photo-album"];
const OTHERS = [
  "/about-us/director-speech",
  "/about-us/vision-mission-values-goals",
  "/sustainability-statement",
  "/privacy-policy",
];

async function expectLegible(page: Page, shop: Shop, paths: string[]): Promise<void> {
  for (const path of paths) {
    await shop.open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await shop.expectNoOverflow(page);
    await shop.expectAccessible(page);
  }
}

test("renders content pages accessibly and without overflow", ENGLISH_NIGHTLY, ({ page, shop }) =>
  expectLegible(page, shop, PAGES),
);

test("keeps other company pages accessible and within their width", NIGHTLY, ({ page, shop }) =>
  expectLegible(page, shop, OTHERS),
);

test("scrolls to a section from a long page's table of contents", async ({ page, shop }) => {
  await shop.open(page, "/terms-and-conditions");
  const { onThisPage, policies } = shop.words.content;
  const folded = page.getByRole("group").filter({ hasText: onThisPage }).locator("summary");
  if (await folded.isVisible()) await folded.click();
  const contents = page.getByRole("navigation", { name: onThisPage });
  const link = contents.getByRole("link").nth(3);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/#./);
  await page.getByRole("main").getByRole("link", { name: policies.privacy }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: policies.privacy })).toBeVisible();
});

test("finds a question in any spelling and opens it by URL", async ({ page, shop }) => {
  const { faq } = shop.words.content;
  const questions = page.getByRole("main").locator("details:visible > summary");
  await shop.open(page, "/FAQ");
  await shop.expectNoOverflow(page);
  const all = await questions.count();
  const field = page.getByRole("textbox", { name: faq.filter });
  await field.fill(shop.locale === "ar" ? "الغاء" : "DIMMER");
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.first()).toBeVisible();
  await field.fill("zzzqq");
  await expect(page.getByRole("heading", { name: /zzzqq/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: faq.ask })).toHaveAttribute(
    "href",
    shop.at("/contact-us"),
  );
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: faq.showAll }).click();
  await expect(questions).toHaveCount(all);

  await questions.nth(8).click();
  const answer = page.getByRole("main").locator("details[open]");
  await answer.getByRole("link", { name: faq.link }).click();
  await expect(page).toHaveURL(/#q-\d+$/);
  await shop.expectAccessible(page);
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(answer).toHaveCount(1);
  await expect(answer.locator("summary")).toBeInViewport();
});

test("opens a news item, and Back returns to the list", ARABIC_NIGHTLY, async ({ page, shop }) => {
  await shop.open(page, "/Media/news");
  const title = page.getByRole("main").getByRole("heading", { level: 2 }).nth(1);
  const words = await title.innerText();
  await title.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words, { useInnerText: true });
  await shop.expectNoOverflow(page);
  await shop.expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/Media\/news$/);
  await expect(title).toBeInViewport();
});

/** Rendered width of the current picture. */
function shownWidth(page: Page): Promise<number> {
  const picture = page.locator(".pswp__item[aria-hidden=false] .pswp__img").last();
  return picture.evaluate((image) => Math.round(image.getBoundingClientRect().width));
}

/** Its width once it has loaded and nothing moves. */
async function restingWidth(page: Page): Promise<number> {
  let width = 0;
  await expect(async () => {
    const before = width;
    width = await shownWidth(page);
    expect(width).toBeGreaterThan(0);
    expect(width).toBe(before);
  }).toPass({ intervals: [100] });
  return width;
}

/** Two fingers move apart. */
async function pinch(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const fingers = (apart: number) =>
    [-apart, apart].map((by, id) => ({ x: width / 2 + by, y: height / 2, id }));
  const send = (type: "touchStart" | "touchMove", apart: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: fingers(apart) });
  await send("touchStart", 30);
  for (const apart of [40, 55, 70, 85, 100]) await send("touchMove", apart);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test(
  "browses an album by keys, buttons, gestures and URL",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    const { viewer } = shop.words.shell;
    const { albums } = shop.words.content;
    await shop.open(page, "/Media/photo-album");
    await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .first()
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(/\/photo-album\/\d+$/);
    const pictures = page.locator(".picture-rows a[aria-label]");
    await expect(pictures.first()).toBeVisible();
    await shop.expectAccessible(page);
    await shop.expectNoOverflow(page);
    const album = page.url();
    const total = await pictures.count();
    const at = (number: number) =>
      viewer.position.replace("{number}", String(number)).replace("{total}", String(total));
    const position = page.getByRole("dialog").locator("output").first();

    await pictures.nth(1).click();
    await expect(position).toHaveText(at(2));
    await shop.expectAccessible(page);
    const forward = shop.locale === "ar" ? "ArrowLeft" : "ArrowRight";
    await page.keyboard.press(forward);
    await expect(position).toHaveText(at(3));
    await page.keyboard.press("End");
    await expect(position).toHaveText(at(total));
    await expect(page.getByRole("button", { name: viewer.next })).toBeHidden();
    await page.keyboard.press("Home");
    await expect(position).toHaveText(at(1));
    await page.getByRole("button", { name: viewer.next }).click();
    await expect(position).toHaveText(at(2));

    const fitting = await restingWidth(page);
    await page.keyboard.press("+");
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(fitting * 1.4);
    await page.getByRole("button", { name: viewer.zoomOut }).click();
    await expect.poll(() => shownWidth(page)).toBe(fitting);
    await expect(page.getByRole("button", { name: viewer.zoomOut })).toBeDisabled();
    await pinch(page);
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(fitting * 1.4);
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await expect.poll(() => shownWidth(page)).toBe(fitting);

    // In Arabic the next picture is on the left, so drag it in from there.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const by = (shop.locale === "ar" ? 0.3 : -0.3) * width;
    await page.mouse.move(width / 2 - by, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + by, height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(position).toHaveText(at(3));

    const shared = page.url();
    expect(shared).toMatch(/#picture-\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(album);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(pictures.nth(1)).toBeFocused();

    await page.goto("about:blank");
    await page.goto(shared);
    await expect(position).toHaveText(at(3));
    const piece = page.getByRole("dialog").getByRole("link");
    await expect(piece).toHaveAttribute("href", /\/product\/\d+-/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(album);
    await expect(pictures.nth(2)).toBeFocused();
    await expect(page.getByText(albums.title).first()).toBeVisible();
  },
);

test(
  "loads a film on play, with captions in the page's language",
  ENGLISH_NIGHTLY,
  async ({ page, shop }) => {
    await callTestApi(page, "publishFilm", {});
    await shop.open(page, "/Media/videos");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await shop.expectNoOverflow(page);
    await shop.expectAccessible(page);
    const film = page.locator("video").first();
    expect(await film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    const showing = () =>
      film.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === "showing")
          .map(({ language, cues }) => [language, (cues?.length ?? 0) > 0]),
      );
    await expect.poll(showing).toEqual([[shop.locale, true]]);
  },
);

test("renders questions, news and albums without JavaScript", async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const main = page.getByRole("main");
  await page.goto(shop.at("/FAQ"));
  await expect(page.getByRole("textbox", { name: shop.words.content.faq.filter })).toBeHidden();
  const question = main.locator("details").nth(2);
  await question.locator("summary").click();
  await expect(question.getByRole("link").last()).toBeVisible();
  await page.goto(shop.at("/Media/news"));
  await main.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page.locator("article")).toBeVisible();
  await page.goto(shop.at("/Media/photo-album"));
  await main.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  const picture = page.locator(".picture-rows a[aria-label]").first();
  const answer = await page.request.get((await picture.getAttribute("href")) ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/webp"]);
  await context.close();
});

test(
  "dims the light of an album's room picture in full screen",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { gallery } = shop.words.catalog;
    const albums = await page.request.get(`/api/v1/photo-albums?lang=${shop.locale}`);
    const { items } = (await albums.json()) as { items: { id: number }[] };
    const read = items.map(async ({ id }) => {
      const answer = await page.request.get(`/api/v1/photo-albums/${id}?lang=${shop.locale}`);
      const { pictures } = (await answer.json()) as Album;
      return pictures.filter(({ light }) => light?.canDim).map((picture) => ({ ...picture, id }));
    });
    const [lit] = (await Promise.all(read)).flat();
    await shop.open(page, `/Media/photo-album/${lit?.id}`);
    await page.getByRole("main").locator(`a:has(img[src*="${lit?.picture.src}"])`).click();
    const dialog = page.getByRole("dialog");
    await openLightSheet(dialog, gallery.scene);
    await expect(dialog.locator("canvas")).toHaveCount(0);
    await dialog.getByRole("slider", { name: gallery.dimmer }).fill("0");
    await expect(dialog.locator("canvas")).toBeVisible();
    await dialog.getByRole("slider", { name: gallery.time }).fill("0");
    await shop.expectAccessible(page);
  },
);
