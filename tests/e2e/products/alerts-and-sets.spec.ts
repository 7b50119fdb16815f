import type { Page } from "@playwright/test";
import { letterTo, newPerson } from "../customer.ts";
import { expect, NIGHTLY, test } from "../shop-test.ts";

interface Listed {
  id: number;
  path: string;
  inStock: boolean;
}

async function productsInStock(page: Page): Promise<Listed[]> {
  const answer = await page.request.get("/api/v1/products?pageSize=50&stock=in");
  return ((await answer.json()) as { items: Listed[] }).items;
}

test("confirms a guest's price alert by emailed link", NIGHTLY, async ({ page, shop }) => {
  const { alerts, catalog } = shop.words;
  const [product] = await productsInStock(page);
  await shop.open(page, product?.path ?? "");
  await page.getByRole("button", { name: catalog.detail.tellPrice }).click();
  const contact = page.getByLabel(alerts.contact);
  await expect(contact).toBeFocused();
  const submit = page.getByRole("button", { name: alerts.submit });
  await contact.fill("mona@");
  await submit.click();
  await expect(contact).toHaveAttribute("aria-invalid", "true");
  await expect(contact).toHaveValue("mona@");
  const { email } = newPerson();
  await contact.fill(email);
  await shop.expectAccessible(page);
  await submit.click();
  await expect(page.getByText(alerts.mailSent)).toBeVisible();
  let link = "";
  await expect(async () => {
    link = /(\/\S*Alerts#confirm\.\S+)/i.exec(await letterTo(page, email))?.[1] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  // Opening the link changes nothing: mail programs open links, too.
  await page.goto(new URL(link, page.url()).pathname + new URL(link, page.url()).hash);
  await shop.ready(page);
  await page.getByRole("button", { name: alerts.confirmPage.button }).click();
  await expect(page.getByRole("heading", { name: alerts.confirmPage.done })).toBeVisible();
  await shop.expectAccessible(page);
  await shop.expectNoOverflow(page);
});

test(
  "adds a product's matching set to the cart with one press",
  NIGHTLY,
  async ({ page, shop }) => {
    const { sets } = shop.words;
    await shop.open(page, (await productWithSet(page)).path);
    const section = page.getByRole("region", { name: sets.title });
    await section.scrollIntoViewIfNeeded();
    const set = section.getByRole("region").first();
    const pieces = await set.getByRole("listitem").count();
    expect(pieces).toBeGreaterThan(1);
    await set.getByRole("button", { name: sets.add }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // The panel shows it immediately, the server has it a moment later.
    const inCart = async () => {
      const cart = await page.request.get("/api/v1/cart");
      return ((await cart.json()) as { items: unknown[] }).items.length;
    };
    await expect.poll(inCart).toBe(pieces);
  },
);

/** The first product with a set whose pieces are all in stock. */
async function productWithSet(page: Page): Promise<Listed> {
  for (const product of await productsInStock(page)) {
    const detail = await page.request.get(`/api/v1/products/${product.id}`);
    const { variants } = (await detail.json()) as { variants: { id: number }[] };
    const answer = await page.request.get(`/api/v1/sons/${variants[0]?.id}/sets`);
    const { sets } = (await answer.json()) as { sets: { inStock: boolean }[] };
    if (sets[0]?.inStock) return product;
  }
  throw new Error("no product has a set in stock");
}
