import { registerPerson } from "../customer.ts";
import { expect, test } from "../shop-test.ts";

interface Item {
  label: string;
  children: Item[];
}

const marked = (item: Item): Item => ({ ...item, label: `${item.label} ✓` });

test("fetches lists once in either format and keeps them while navigating", async ({
  page,
  shop,
}) => {
  let calls = 0;
  await page.route("**/api/v1/menu-detail?categoryId=2**", async (route) => {
    calls += 1;
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: Item[] };
    const data = items.map((item) => ({ ...marked(item), children: item.children.map(marked) }));
    await route.fulfill({ response: answer, json: { data } });
  });
  await shop.open(page, "/contact-us");
  const footer = page.getByRole("contentinfo");
  const links = footer.locator("a", { hasText: "✓" });
  await expect(links.first()).toBeAttached();
  await page.evaluate(() => (document.body.dataset["mark"] = "same document"));
  await links.first().dispatchEvent("click");
  await expect(page).not.toHaveURL(/contact-us$/);
  await expect(links.first()).toBeAttached();
  await expect(page.locator("body")).toHaveAttribute("data-mark", "same document");
  expect(calls).toBe(1);
});

test("starts signed out with an empty cart and no favourites", async ({ browser, shop }) => {
  // The page as sent, before any script.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.at("/product"));
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: shop.words.shell.account.signIn })).toBeVisible();
  await expect(header.getByRole("link", { name: shop.words.shell.cartEmpty })).toBeAttached();
  const hearts = page.getByRole("main").locator("button[aria-pressed]");
  expect(await hearts.count()).toBeGreaterThan(10);
  await expect(page.getByRole("main").locator("button[aria-pressed=true]")).toHaveCount(0);
  await page.goto(shop.at("/orders-and-returns"));
  // Where a signed-in customer's orders would be loading.
  await expect(page.getByRole("main").locator(".animate-breathe")).toHaveCount(0);
  await context.close();
});

test("restores a signed-in customer from storage on the next page", async ({ page, shop }) => {
  const person = await registerPerson(page);
  // The session comes from storage: the server has not answered yet.
  await page.route("**/api/v1/auth/session", () => Promise.withResolvers<void>().promise);
  await shop.open(page, "/contact-us");
  const kept = await page.evaluate(() =>
    ["token", "accountType", "userInfo"].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([expect.any(String), "person", expect.stringContaining(person.email)]);
  const account = page.getByRole("banner").locator("summary");
  await expect(account.filter({ hasText: shop.words.shell.account.title })).toBeVisible();
  const asked = page.waitForRequest("**/api/v1/account");
  await shop.open(page, "/Account");
  expect(await (await asked).headerValue("authorization")).toContain(kept[0] ?? "no token");
  await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
});
