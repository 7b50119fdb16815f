import { expect, NIGHTLY, test } from "../shop-test.ts";

interface Listed {
  id: number;
  path: string;
}

test("loads a product film on play and pauses it on leaving", NIGHTLY, async ({ page, shop }) => {
  const { gallery } = shop.words.catalog;
  const { viewer: words } = shop.words.shell;
  const found = await page.request.get(`/api/v1/products?pageSize=50&lang=${shop.locale}`);
  const { items } = (await found.json()) as { items: Listed[] };
  let path = "";
  let title = "";
  for (const item of items) {
    const answer = await page.request.get(
      `/api/v1/videos?productId=${item.id}&lang=${shop.locale}`,
    );
    const [film] = ((await answer.json()) as { items: { title: string }[] }).items;
    if (film) [path, title] = [item.path, film.title];
    if (film) break;
  }
  const name = gallery.film.replace("{title}", title);
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:webm|mp4|vtt)$/.test(request.url())) films.push(request.url());
  });
  await shop.open(page, path);
  const thumb = page.getByRole("button", { name }).last();
  await thumb.click();
  await expect(thumb).toHaveAttribute("aria-current", "true");
  await shop.expectAccessible(page);
  expect(films).toEqual([]);

  await page.getByRole("link", { name }).click();
  const viewer = page.getByRole("dialog");
  const film = viewer.getByLabel(title, { exact: true });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  expect(films.length).toBeGreaterThan(0);
  const spoken = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === "showing").map((one) => one.language),
    );
  await expect.poll(spoken).toEqual([shop.locale]);
  await expect(page.getByRole("button", { name: words.zoomIn })).toBeDisabled();
  await shop.expectAccessible(page);
  await page.getByRole("button", { name: words.previous }).click();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.querySelectorAll("video")].every((one) => one.paused)),
    )
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});
