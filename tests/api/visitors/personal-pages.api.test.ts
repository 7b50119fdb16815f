import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";

let shop: TestShop;
let product: { variantId: number; name: string };

beforeAll(async () => {
  await loadAllMessages();
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  const api = new ApiClient(shop.app);
  const list = (await api.get("/api/v1/products?stock=in&sort=price-asc")).json<{
    items: { id: number; name: string }[];
  }>();
  const { id = 0, name = "" } = list.items[0] ?? {};
  const { variants } = (await api.get(`/api/v1/products/${id}`)).json<{
    variants: { id: number; available: number }[];
  }>();
  product = { variantId: variants.find(({ available }) => available > 2)?.id ?? 0, name };
});
afterAll(() => shop.stop());

/** Sends a form as a browser does. */
function submit(
  browser: ApiClient,
  url: string,
  fields: Record<string, string | number>,
  headers: Record<string, string> = {},
) {
  const form = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return browser.send({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: form.toString(),
  });
}

const addTo = (browser: ApiClient) =>
  submit(browser, "/en/Basic/Cart", { variantId: product.variantId, quantity: 1, do: "add" });

test("shows a cart page to its visitor only, without caching", async () => {
  const [mine, another] = [new ApiClient(shop.app), new ApiClient(shop.app)];
  const added = await addTo(mine);
  expect(added.statusCode).toBe(303);
  expect(added.headers.location).toBe("/en/Basic/Cart");
  expect(Object.keys(mine.cookies)).toHaveLength(1);
  const page = await mine.get("/en/Basic/Cart");
  expect(page.body).toContain(product.name);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect((await another.get("/en/Basic/Cart")).body).not.toContain(product.name);
  expect((await mine.get("/en/Basic/Cart")).body).toContain(product.name);
});

test("returns 403 for forms sent by another site", async () => {
  const browser = new ApiClient(shop.app);
  await addTo(browser);
  const remove = { variantId: product.variantId, do: "remove" };
  for (const headers of [
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
  ]) {
    const answer = await submit(browser, "/en/Basic/Cart", remove, headers);
    expect(answer.statusCode).toBe(403);
  }
  expect((await browser.cart()).json<{ totalQty: number }>().totalQty).toBe(1);
});

test("returns 415 for forms elsewhere and for JSON on form pages", async () => {
  const browser = new ApiClient(shop.app);
  const line = { variantId: product.variantId, quantity: 1 };
  expect((await submit(browser, "/api/v1/cart/lines", line)).statusCode).toBe(415);
  const json = await browser.send({ method: "POST", url: "/en/Basic/Cart", payload: line });
  expect(json.statusCode).toBe(415);
});

test("returns 404 for the page's router data", async () => {
  const browser = new ApiClient(shop.app);
  await addTo(browser);
  const data = await browser.get("/en/Basic/Cart.data");
  expect(data.statusCode).toBe(404);
  expect(data.body).not.toContain(product.name);
});

test("places one order for concurrent submits of the same form", async () => {
  const browser = new ApiClient(shop.app);
  await addTo(browser);
  const contact = { "contact.name": "Laila Hassan", "contact.phone": "01012345678" };
  const address = {
    "address.governorate": "EG-C",
    "address.city": "Nasr City",
    "address.street": "Abbas El Akkad",
    "address.building": "12",
  };
  const form = { ...contact, ...address };
  const quoted = await submit(browser, "/en/Basic/Order", { ...form, do: "quote" });
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(quoted.body)?.[1] ?? "";
  const place = () =>
    submit(browser, "/en/Basic/Order", {
      ...form,
      do: "place",
      expectedTotal: hidden("expectedTotal"),
      attempt: hidden("attempt"),
    });
  const answers = await Promise.all([place(), place(), place()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  const { rows } = await shop.pool.query(
    "select count(*)::int as orders from orders.order where contact_phone = '+201012345678'",
  );
  expect(rows).toEqual([{ orders: 1 }]);
  const stranger = await new ApiClient(shop.app).get(String(answers[0]?.headers.location));
  expect(stranger.statusCode).toBe(404);
});

test("returns 409 with the form when the total has changed", async () => {
  const browser = new ApiClient(shop.app);
  await addTo(browser);
  const answer = await submit(browser, "/en/Basic/Order", {
    "contact.name": "Laila Hassan",
    "contact.phone": "01012345678",
    "address.governorate": "EG-C",
    "address.city": "Nasr City",
    "address.street": "Abbas El Akkad",
    "address.building": "12",
    do: "place",
    expectedTotal: 100,
    attempt: crypto.randomUUID(),
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('value="Abbas El Akkad"');
  expect(answer.body).not.toContain('name="expectedTotal" value="100"');
});
