import { afterAll, beforeAll, expect, test } from "vitest";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ADDRESS = "/api/v1/page-speed";
const VISIT = { page: "/product/:idSlug", language: "ar", device: "phone" };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const report = (payload: object) => shop.app.inject({ method: "POST", url: ADDRESS, payload });
const metrics = async () => (await shop.app.inject({ url: "/metrics" })).body;

test("counts reported page speed by page, language and device", async () => {
  const answer = await report({ ...VISIT, lcp: 1700, inp: 90, cls: 0.004 });
  expect(answer.statusCode).toBe(204);
  const labels = 'page="/product/:idSlug",language="ar",device="phone"';
  const text = await metrics();
  expect(text).toContain(`page_lcp_seconds_bucket{le="1",${labels}} 0`);
  expect(text).toContain(`page_lcp_seconds_bucket{le="1.8",${labels}} 1`);
  expect(text).toContain(`page_inp_seconds_bucket{le="0.1",${labels}} 1`);
  expect(text).toContain(`page_cls_bucket{le="0.01",${labels}} 1`);
});

test("reports the 75th percentile per page kind to staff", async () => {
  const staff = await signInStaff(shop, "orders");
  for (const lcp of [600, 700, 800])
    await report({ page: "/Cart", language: "ar", device: "phone", lcp });
  const { items, since } = (await staff.get("/api/v1/admin/reports/page-speed")).json();
  expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
  const cart = items.find(({ page }: { page: string }) => page === "/Cart");
  expect(cart).toEqual({ page: "/Cart", views: 3, lcp: 875, inp: null, cls: null });
});

test("exports the figures as CSV", async () => {
  const staff = await signInStaff(shop, "orders");
  await report({ page: "/FAQ", language: "ar", device: "phone", cls: 0.004 });
  const table = await staff.get("/api/v1/admin/reports/page-speed?format=csv");
  expect(table.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(table.headers["content-disposition"]).toMatch(
    /^attachment; filename="page-speed-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [heading, ...rows] = table.body.trimEnd().split("\r\n");
  expect(heading).toBe("\uFEFFpage,views,lcp,inp,cls");
  expect(rows).toContainEqual(expect.stringMatching(/^\/FAQ,1,,,0\.0/));
});

test("records no INP for a visit without input", async () => {
  await report({ page: "/FAQ", language: "en", device: "desktop", lcp: 800, cls: 0 });
  const text = await metrics();
  expect(text).toContain('page_lcp_seconds_count{page="/FAQ",language="en",device="desktop"} 1');
  expect(text).not.toContain('page_inp_seconds_count{page="/FAQ"');
});

test("returns 422 for unknown labels and values without recording them", async () => {
  const wrong = [
    { ...VISIT, page: "/product/7-lamp" },
    { ...VISIT, language: "fr" },
    { ...VISIT, device: "toaster" },
    { ...VISIT, lcp: -1 },
    { ...VISIT, inp: 1e9 },
    { ...VISIT, cls: "much" },
  ];
  for (const payload of wrong) expect((await report(payload)).statusCode).toBe(422);
  expect(await metrics()).not.toMatch(/7-lamp|"fr"|toaster/);
});
