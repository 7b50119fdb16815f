// Requirements of the specification that can only be checked over HTTP, not in a module's tests.
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages } from "#web/i18n/load-messages.ts";

let shop: TestShop;

beforeAll(async () => {
  await loadAllMessages();
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
});
afterAll(() => shop.stop());

const get = (url: string) => shop.app.inject({ url });
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("a page", () => {
  test("names the shop in its language in the title", async () => {
    expect(titleOf((await get("/")).body)).toMatch(/^فانوس · /);
    expect(titleOf((await get("/Cart")).body)).toMatch(/ · فانوس$/);
    expect(titleOf((await get("/en")).body)).toMatch(/^Fanous · /);
    expect(titleOf((await get("/en/Cart")).body)).toMatch(/ · Fanous$/);
  });

  test("uses Arabic without prefix and English with one, 404 otherwise", async () => {
    const languageOf = async (url: string) =>
      /<html[^>]*\blang="([^"]*)"/.exec((await get(url)).body)?.[1];
    expect(await languageOf("/product")).toMatch(/^ar/);
    expect(await languageOf("/en/product")).toMatch(/^en/);
    expect((await get("/ar/product")).statusCode).toBe(404);
    expect((await get("/fr/product")).statusCode).toBe(404);
  });

  test("has no maxlength on form fields", async () => {
    const paths = ["/contact-us", "/auth/Register", "/auth/CompanyRegister", "/auth/Login"];
    for (const path of paths) {
      const [, main = ""] = (await get(path)).body.split("<main");
      const fields = main.match(/<(?:input|textarea)\b[^>]*>/g) ?? [];
      expect(fields.length, path).toBeGreaterThan(1);
      expect(fields.filter((field) => /\bmaxlength=/i.test(field))).toEqual([]);
    }
  });

  test("shows prices in Egyptian pounds in either language", async () => {
    expect((await get("/product")).body).toMatch(/ج\.م/);
    expect((await get("/en/product")).body).toMatch(/EGP/);
  });
});

test("returns name, path, description, picture and product count of a category", async () => {
  const categories = async (lang: string) => {
    const answer = await get(`/api/v1/product-categories?lang=${lang}`);
    return answer.json<{ items: { code: string }[] }>().items;
  };
  const chandeliers = (await categories("en")).find(({ code }) => code === "chandeliers");
  expect(chandeliers).toMatchObject({
    parentId: null,
    name: "Chandeliers",
    path: expect.stringMatching(/^\/categories\/product\/\d+-chandeliers$/),
    description: expect.stringContaining("pendants"),
    picture: { src: expect.stringMatching(/^\/media\//), alt: "Chandeliers" },
    productCount: expect.any(Number),
  });
  expect((await categories("ar")).find(({ code }) => code === "chandeliers")).toMatchObject({
    name: "نجف",
    path: expect.stringMatching(/-nagaf$/),
  });
});

describe("a picture without further modifiers", () => {
  test("is webp in quality 80", async () => {
    const src = /\/_ipx\/[^/]+(\/media\/[^"\s]+)/.exec((await get("/en/product")).body)?.[1] ?? "";
    const plain = await get(`/_ipx/w_320${src}`);
    expect(plain.headers["content-type"]).toBe("image/webp");
    const asked = await get(`/_ipx/w_320,f_webp,q_80${src}`);
    expect(plain.rawPayload.equals(asked.rawPayload)).toBe(true);
    const other = await get(`/_ipx/w_320,f_webp,q_60${src}`);
    expect(plain.rawPayload.equals(other.rawPayload)).toBe(false);
  });
});

describe("a 422 response", () => {
  const messagesFor = async (url: string, payload: object) => {
    const answer = await new ApiClient(shop.app).send({
      method: "POST",
      url,
      payload,
      headers: { "accept-language": "en" },
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  };

  test("names required, email and length errors", async () => {
    const wrong = { email: "mona@", message: "x".repeat(5_000), description: "" };
    expect(await messagesFor("/api/v1/feedback", wrong)).toMatchObject({
      userName: "This field is required",
      email: "Please enter a valid email",
      message: expect.stringMatching(/^You must enter a maximum of \d+ characters$/),
      description: "This field is required",
    });
  });

  test("names number and integer errors", async () => {
    const letters = { variantId: "lamp", quantity: 1 };
    expect(await messagesFor("/api/v1/cart/lines", letters)).toEqual({
      variantId: "This field can only contain numbers",
    });
    const half = { variantId: 1, quantity: 1.5 };
    expect(await messagesFor("/api/v1/cart/lines", half)).toEqual({
      quantity: "Please enter a whole number",
    });
  });

  test("names minimum length, pattern and default errors", async () => {
    const wrong = { firstName: 5, password: "short" };
    expect(await messagesFor("/api/v1/auth/register", wrong)).toMatchObject({
      firstName: "firstName is not valid.",
      password: "You must enter a minimum of 8 characters",
    });
    expect(await messagesFor("/api/v1/orders/lookup", { number: "F-1?" })).toMatchObject({
      number: "This value isn’t in the right format",
    });
  });

  test("names an empty selection", async () => {
    const nothing = { lines: [], resolution: "refund", refundTo: "original" };
    expect(await messagesFor("/api/v1/orders/F-100001-AA/returns", nothing)).toEqual({
      lines: "Please choose at least one value",
    });
  });

  test("names every invalid field of an order", async () => {
    const client = new ApiClient(shop.app);
    const { items } = (await client.get("/api/v1/sons")).json<{
      items: { variantId: number; available: number }[];
    }>();
    const inStock = items.find(({ available }) => available > 0);
    await client.post("/api/v1/cart/lines", { variantId: inStock?.variantId, quantity: 1 });
    const address = { governorate: "EG-C", city: "Cairo", street: "", building: "1" };
    const order = {
      contact: { fullName: "", phone: "0100", email: "mona@" },
      address,
      paymentMethod: "cod",
      expectedTotal: 1,
    };
    const answer = await client.send({
      method: "POST",
      url: "/api/v1/orders",
      payload: order,
      headers: { "accept-language": "en" },
    });
    const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
      "contact.name": "This field is required",
      "contact.phone": "Please enter an Egyptian mobile number, such as 010 1234 5678",
      "contact.email": "Please enter a valid email",
      "address.street": "This field is required",
    });
  });
});
