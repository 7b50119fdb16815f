import { afterAll, beforeAll, expect, test } from "vitest";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { firstVariant } from "#contract/catalog/first-variant.ts";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { storefrontEndpoints } from "#contract/storefront/endpoints.ts";
import { catalogue } from "#demo/index.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { productJsonLd } from "../../../web/modules/storefront/detail/product-json-ld.ts";

// A product has one price: data for search engines, the page, the cart and the suggestions must
// agree, for every product.

/** Most lines that a cart takes at once. */
const LINES = 100;

let shop: TestShop;
let client: ApiClient;
const products: ProductDetail[] = [];

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  client = new ApiClient(shop.app);
  const { rows } = await shop.pool.query("select id from catalog.listed_product order by id");
  for (const { id } of rows) products.push((await client.get(`/api/v1/products/${id}`)).json());
});
afterAll(() => shop.stop());

const variants = () => products.flatMap((product) => product.variants);

interface Offer {
  price: string;
  availability: string;
  url: string;
}

/** The offers for search engines, by SKU. */
function offersOf(product: ProductDetail): Map<string, Offer> {
  const [itself] = productJsonLd(product, [], { base: "https://shop.example", publicUrl: "" });
  const stated = itself as { hasVariant?: { sku: string; offers: Offer }[] } & {
    sku: string;
    offers: Offer;
  };
  return new Map((stated.hasVariant ?? [stated]).map(({ sku, offers }) => [sku, offers]));
}

test("states page price and stock of every variant in structured data", () => {
  expect(products.length).toBe(catalogue.products.length);
  const wrong = products.flatMap((product) => {
    const offers = offersOf(product);
    return product.variants.flatMap(({ sku, price, available }) => {
      const offer = offers.get(sku);
      const stock = available > 0 ? "InStock" : "OutOfStock";
      const isTrue =
        Number(offer?.price) * 100 === price.amount &&
        offer?.availability === `https://schema.org/${stock}` &&
        offer.url.endsWith(`${product.path}?variant=${sku.toLowerCase()}`);
      return isTrue ? [] : [sku];
    });
  });
  expect(wrong).toEqual([]);
});

test("charges the page's price in the cart for every variant", async () => {
  const inStock = variants().filter(({ available }) => available > 0);
  expect(inStock.length).toBeGreaterThan(LINES);
  const lines: CartLine[] = [];
  for (let start = 0; start < inStock.length; start += LINES) {
    const buyer = new ApiClient(shop.app);
    const asked = inStock
      .slice(start, start + LINES)
      .map(({ id }) => ({ variantId: id, quantity: 1 }));
    const filled = await buyer.send({
      method: "PUT",
      url: "/api/v1/cart/lines",
      payload: { lines: asked },
    });
    lines.push(...filled.json<{ items: CartLine[] }>().items);
  }
  const byVariant = new Map(lines.map((line) => [line.variantId, line]));
  const wrong = inStock.filter(({ id, price, available }) => {
    const line = byVariant.get(id);
    return (
      line?.price.amount !== price.amount ||
      line.price.was !== price.was ||
      line.available !== available
    );
  });
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

/** The variant that a suggestion opens. */
function openedBy(path: string): Variant | undefined {
  const id = Number(/\/product\/(\d+)-/.exec(path)?.[1]);
  const product = products.find((one) => one.id === id);
  const chosen = new URLSearchParams(path.split("?")[1]).get("variant");
  if (!product) return undefined;
  return chosen === null
    ? firstVariant(product.variants)
    : product.variants.find((variant) => String(variant.id) === chosen);
}

test("suggests every product with the price its page opens with", async () => {
  const suggested = new Map<string, number>();
  const missing: string[] = [];
  for (const { name } of products) {
    const url = `/api/v1/search/suggestions?q=${encodeURIComponent(name)}`;
    const answer = (await client.get(url)).json<
      EndpointResponse<typeof storefrontEndpoints.suggest>
    >();
    for (const { path, amount } of answer.products) suggested.set(path, amount);
    if (!answer.products.some((one) => one.name === name)) missing.push(name);
  }
  expect(missing).toEqual([]);
  const wrong = [...suggested].filter(([path, amount]) => openedBy(path)?.price.amount !== amount);
  expect(wrong).toEqual([]);
});

test("marks exactly the dimmable variants as dimmable", () => {
  const dims = new Map(
    catalogue.products.flatMap((product) =>
      product.variants.map(({ sku, attributes, options }) => {
        const facts = { ...product.attributes, ...attributes, ...options };
        return [sku, (facts["dimmable"] ?? "no") !== "no"] as const;
      }),
    ),
  );
  expect(new Set(dims.values())).toEqual(new Set([true, false]));
  const wrong = variants().filter(({ sku, canDim }) => dims.get(sku) !== canDim);
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});
