import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveRedirect } from "./index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await save({ from: "/Old-Chandeliers/", to: "/SearchProducts/chandelier" });
  await save({ from: "/en/sale", to: "https://example.com/sale?x=1", status: 302 });
  await save({ from: "/نجف قديم", to: "/product" });
  await save({ from: "/hidden", to: "/product", isActive: false });
});
afterAll(() => shop.stop());

const save = (redirect: Parameters<typeof saveRedirect>[1]) =>
  shop.run((work) => saveRedirect(work, redirect));
const find = async (path: string) => {
  const answer = await shop.app.inject({ url: "/api/v1/redirects", query: { path } });
  return answer.statusCode === 200 ? answer.json().redirect : answer.statusCode;
};

describe("redirect", () => {
  const chandeliers = { to: "/SearchProducts/chandelier", status: 301, external: false };
  test.each([
    "/old-chandeliers",
    "/OLD-chandeliers/",
    "/en/Old-Chandeliers",
    "/AR/old-chandeliers//",
    "/old-chandeliers?page=2#top",
    "old-chandeliers",
    "/old%2Dchandeliers",
  ])("is found by %s", async (path) => {
    expect(await find(path)).toEqual(chandeliers);
  });

  test("marks a target on another site as external", async () => {
    expect(await find("/ar/sale")).toEqual({
      to: "https://example.com/sale?x=1",
      status: 302,
      external: true,
    });
  });

  test.each(["/نجف قديم", `/${encodeURIComponent("نجف قديم")}`, "/en/نجف قديم/"])(
    "is found by the Arabic path %s",
    async (path) => {
      expect(await find(path)).toMatchObject({ to: "/product" });
    },
  );

  test.each([
    "/",
    "",
    "/hidden",
    "/unknown",
    "/%",
    "/%00",
    "/%ff%fe",
    "/old-chandeliers/more",
    "'--",
    "/İ",
  ])("is not found by %j", async (path) => {
    expect(await find(path)).toBeNull();
  });

  test("returns 422 for a path that is too long", async () => {
    expect(await find("x".repeat(2_000))).toBe(422);
  });
});

describe("saving a redirect", () => {
  test("replaces the target of an existing path", async () => {
    await save({ from: "/twice", to: "/a" });
    await save({ from: "/en/TWICE/", to: "/b", status: 308 });
    expect(await find("/twice")).toEqual({ to: "/b", status: 308, external: false });
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "data:text/html,x",
    "ftp://example.com",
    "https://",
    "relative",
    "",
    "/a\nb",
    "/\ud800",
    "https://user:secret@example.com/",
    `/${"x".repeat(2_000)}`,
    "/circle",
    "/en/Circle/",
  ])("refuses the target %j", async (to) => {
    await expect(save({ from: "/circle", to })).rejects.toMatchObject({
      code: "validation",
      fields: [{ path: "to" }],
    });
  });

  test.each([
    [
      "/منتج/نجف?لون=أحمر#x",
      "/%D9%85%D9%86%D8%AA%D8%AC/%D9%86%D8%AC%D9%81?%D9%84%D9%88%D9%86=%D8%A3%D8%AD%D9%85%D8%B1#x",
    ],
    ["https://مثال.example/نجف", "https://xn--mgbh0fb.example/%D9%86%D8%AC%D9%81"],
    ["/a/../b", "/b"],
    ["/a b", "/a%20b"],
  ])("encodes the target %j for the Location header", async (to, written) => {
    await save({ from: "/spelled", to });
    expect(await find("/spelled")).toMatchObject({ to: written });
  });

  test("refuses to redirect the home page", async () => {
    await expect(save({ from: "/en/", to: "/product" })).rejects.toMatchObject({
      fields: [{ path: "from" }],
    });
  });
});
