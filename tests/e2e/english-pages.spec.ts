import { orderBy } from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { expect, IN_ENGLISH, test } from "./shop-test.ts";

/** A width for a product and a customer's own pages. */
const SMALLEST_PHONE = [320];

/**
 * What other tests open in Arabic on their way. Pages to read and to sign in on, the
 * checkout and an order found again are looked at in English at night.
 */
test(
  "renders the remaining pages in English accessibly and without overflow",
  IN_ENGLISH,
  async ({ page, shop }) => {
    test.slow();
    await registerPerson(page);
    const number = await orderBy(page, "cod");
    const lights = await page.request.get("/api/v1/planner/lights");
    const [light] = ((await lights.json()) as { lights: { variantId: number }[] }).lights;
    for (const path of [
      "/",
      "/SearchProducts/E27",
      "/Cart",
      "/categories/product/1-chandeliers",
      "/product/1-hala-chandelier-rings",
      "/Compare?ids=1,2",
      `/planner?room=5000-4000-2800&lights=${light?.variantId}-2500-2000`,
      "/planner/method",
      "/QuickOrder",
      "/FAQ",
      "/contact-us",
      "/Media/videos",
      "/Account",
      "/Account?part=invoices",
      "/Account?part=addresses",
      "/Account?part=security",
      "/Account/Edit",
      `/orders-and-returns/${number}`,
    ]) {
      await shop.open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await shop.expectAccessible(page);
      await shop.expectNoOverflow(
        page,
        /Account|orders|^\/product/.test(path) ? SMALLEST_PHONE : [],
      );
    }
  },
);
