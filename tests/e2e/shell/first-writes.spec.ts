import { ARABIC_NIGHTLY, expect, test } from "../shop-test.ts";

test(
  "keeps a cart line added before the first response arrives",
  ARABIC_NIGHTLY,
  async ({ page, shop }) => {
    const { items } = (await (
      await page.request.get("/api/v1/products?stock=in&sort=newest&lang=en")
    ).json()) as { items: { path: string }[] };
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const call of ["**/api/v1/language", "**/api/v1/recently-viewed"])
      await page.route(call, async (route) => {
        const response = await route.fetch();
        await released;
        await route.fulfill({ response });
      });
    await page.goto(`/en${items[0]?.path.replace(/^\/en/, "")}`);
    await shop.ready(page);
    const added = page.waitForResponse(
      (response) => new URL(response.url()).pathname === "/api/v1/cart/lines",
    );
    await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
    await added;
    const viewed = page.waitForResponse("**/api/v1/recently-viewed");
    release();
    await viewed;
    await page.goto("/en/Cart");
    await expect(page.getByRole("main").locator("[data-line], li").first()).toBeVisible();
    const cart = await page.request.get("/api/v1/cart");
    expect(((await cart.json()) as { totalQty: number }).totalQty).toBe(1);
    const guests = (await page.context().cookies()).filter(({ name }) => name.includes("guest"));
    expect(guests).toHaveLength(1);
  },
);
