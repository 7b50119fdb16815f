import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";

test(
  "reports page speed when the visitor leaves the page",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const code = page.waitForResponse(/\/assets\/page-speed-.*\.js$/);
    await shop.open(page, "/FAQ");
    // What the first view does not need is loaded at the first input.
    await page.mouse.move(50, 50);
    await (await code).finished();
    await page.getByRole("main").click({ position: { x: 5, y: 5 } });
    await page.goto("/healthz");
    const counted = async () => {
      const metrics = await (await page.request.get("/metrics")).text();
      return /page_lcp_seconds_count\{page="\/FAQ",language="ar",device="\w+"\} (\d+)/.exec(
        metrics,
      )?.[1];
    };
    await expect.poll(counted).not.toBeUndefined();
  },
);
