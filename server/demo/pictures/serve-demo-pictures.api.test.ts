import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const PICTURE = "/dev/pictures/pictures/products/hala-ring-chandelier--brass.webp";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ config: { devPages: true } });
});
afterAll(() => shop.stop());

test("serves a demo picture with a restrictive content security policy", async () => {
  const answer = await shop.app.inject(PICTURE);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/webp");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
});

test.each([
  "/dev/pictures/pictures/rendered.json",
  "/dev/pictures/pictures/none.webp",
  "/dev/pictures/pictures/products/hala-ring-chandelier--brass.svg",
  "/dev/pictures/pictures/../types.ts",
  "/dev/pictures/pictures/%2e%2e/%2e%2e/package.json",
  "/dev/pictures/videos/facade-lights-on.mp4",
  "/dev/pictures//etc/passwd",
])("returns 404 for %s", async (url) => {
  expect((await shop.app.inject(url)).statusCode).toBe(404);
});

test("returns 404 for pictures outside development", async () => {
  const closed = await createTestShop();
  const answer = await closed.app.inject(PICTURE);
  await closed.stop();
  expect(answer.statusCode).toBe(404);
});
