import type { Page } from "@playwright/test";
import { fillCart } from "./buying.ts";
import { registerPerson } from "./customer.ts";
import { orderLamps } from "./order-lamps.ts";
import { expect, NIGHTLY, test } from "./shop-test.ts";

const PARTS = [
  "overview",
  "orders",
  "returns",
  "invoices",
  "wallet",
  "favourites",
  "ratings",
  "plans",
  "addresses",
  "devices",
  "security",
  "privacy",
];

/** URLs of this host that only the browser renders: links, pictures and downloads. */
async function addressesOn(page: Page): Promise<string[]> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll("[href], [src], [srcset], [poster]")].flatMap((element) => [
      ...["href", "src", "poster"].map((name) => element.getAttribute(name) ?? ""),
      ...(element.getAttribute("srcset") ?? "").split(/,\s+/).map((one) => one.split(" ")[0] ?? ""),
    ]),
  );
  const here = new URL(page.url());
  return addresses
    .filter((address) => address !== "" && !address.startsWith("#"))
    .map((address) => new URL(address, here))
    .filter(({ origin }) => origin === here.origin)
    .map(({ pathname, search }) => pathname + search);
}

test(
  "fits a customer's pages to 320 pixels and finds no dead links",
  NIGHTLY,
  async ({ page, request, shop }) => {
    test.slow();
    await registerPerson(page);
    const number = await orderLamps(page, 1);
    await fillCart(page);
    const paths = [
      ...PARTS.map((part) => `/Account?part=${part}`),
      ...["/Account/Edit", "/Cart", "/Order", "/Fav", "/orders-and-returns"],
      ...[`/Order/${number}`, `/orders-and-returns/${number}`],
    ];
    const namedOn = new Map<string, string>();
    await page.setViewportSize({ width: 320, height: 720 });
    for (const path of paths) {
      await shop.open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await shop.expectNoOverflow(page);
      for (const address of await addressesOn(page)) namedOn.set(address, path);
    }
    // Other sizes of a picture are covered by the crawl of all pages.
    const distinct = [...namedOn.keys()].filter((address) => !address.startsWith("/assets/"));
    // As a visitor without a saved language: otherwise the link to the other language would
    // redirect back.
    const dead: string[] = [];
    for (const address of distinct) {
      const answer = await request.get(address, { maxRedirects: 0 });
      if (answer.status() !== 200)
        dead.push(`${answer.status()} ${address}, on ${namedOn.get(address)}`);
    }
    expect(distinct.length).toBeGreaterThan(60);
    expect(dead).toEqual([]);
  },
);
