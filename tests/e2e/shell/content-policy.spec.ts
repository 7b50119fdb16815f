import { expect, test } from "../shop-test.ts";

/** The browser reports blocked content as an event of the page. */
const watch = () => {
  const seen: string[] = [];
  Object.assign(window, { refusedByPolicy: seen });
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample }) => {
    seen.push(`${effectiveDirective} ${sample}`);
  });
};

test("the policy keeps pages from nothing that is theirs", async ({ page, shop }) => {
  await page.addInitScript(watch);
  await page.goto(shop.at("/product"));
  await shop.ready(page);
  // A product's structured data is added to the head during client-side navigation.
  await page.locator("main a[href*='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.locator("script[type='application/ld+json']").first()).toBeAttached();
  const refused = await page.evaluate(() => Reflect.get(window, "refusedByPolicy") as string[]);
  expect(refused).toEqual([]);
});

test("markup and scripts that reach a dangerous place of a page are texts there", async ({
  page,
  shop,
}) => {
  await page.goto(shop.at("/product"));
  await shop.ready(page);
  const ran = await page.evaluate(async () => {
    const place = document.createElement("div");
    document.body.append(place);
    place.innerHTML = "<img src='/nothing.png' onerror='window.hasRun = true'>";
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    return { text: place.textContent, elements: place.children.length, hasRun: "hasRun" in window };
  });
  expect(ran).toEqual({
    text: "<img src='/nothing.png' onerror='window.hasRun = true'>",
    elements: 0,
    hasRun: false,
  });
});
