import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inviteFirstOwner, isStaffed } from "#server/modules/staff/index.ts";
import { signInStaff, StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const SESSIONS = "/api/v1/admin/auth/sessions";
const OWNER = { email: "owner@fanous.example", locale: "ar" } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

describe("the first owner", () => {
  const invite = () => shop.run((work) => inviteFirstOwner(work, OWNER));
  const secretOf = (path = "") => path.split("#")[1] ?? "";
  const urlOf = (secret: string) => `/api/v1/admin/invitations/${secret}`;

  test("is invited at each start until the invitation is used, the last link alone holding", async () => {
    expect(await isStaffed(shop.platform.db)).toBe(false);
    const [first, second] = [secretOf(await invite()), secretOf(await invite())];
    const browser = new StaffClient(shop.app);
    expect((await browser.get(urlOf(first))).statusCode).toBe(404);
    expect((await browser.get(urlOf(second))).json()).toMatchObject({
      email: OWNER.email,
      role: "owner",
    });
    const body = { name: "Nour", password: "فوانيس في كل شباك 52" };
    expect((await browser.post(`${urlOf(second)}/accept`, body)).statusCode).toBe(204);
    expect(await isStaffed(shop.platform.db)).toBe(true);
  });

  test("is not invited where somebody works already", async () => {
    expect(await invite()).toBeUndefined();
  });
});

describe("where staff are signed in", () => {
  test("is listed for themselves only, and ends everywhere but here", async () => {
    const here = await signInStaff(shop, "orders");
    const stranger = await signInStaff(shop, "orders");
    const there = new StaffClient(shop.app);
    there.email = here.email;
    expect((await there.signIn()).statusCode).toBe(200);
    const list = async () => (await here.get(SESSIONS)).json<{ items: { isCurrent: boolean }[] }>();
    const { items } = await list();
    expect(items).toHaveLength(2);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await here.send({ method: "DELETE", url: SESSIONS })).statusCode).toBe(204);
    expect((await list()).items).toMatchObject([{ isCurrent: true }]);
    expect((await there.get(SESSIONS)).statusCode).toBe(401);
    expect((await stranger.get(SESSIONS)).statusCode).toBe(200);
  });
});

test("the audit log is read by days of Cairo, both included", async () => {
  const owner = await signInStaff(shop, "owner");
  await shop.pool.query(
    `insert into staff.audit_entry (at, action, target) values
      ('2020-03-09 21:59:59+00', 'test.before', 'order:1'),
      ('2020-03-09 22:00:00+00', 'test.first', 'order:1'),
      ('2020-03-11 21:59:59+00', 'test.last', 'order:1'),
      ('2020-03-11 22:00:00+00', 'test.after', 'order:1')`,
  );
  const actions = async (query: string) =>
    (await owner.get(`/api/v1/admin/audit?action=test.&${query}`))
      .json<{ items: { action: string }[] }>()
      .items.map(({ action }) => action);
  expect(await actions("from=2020-03-10&to=2020-03-11")).toEqual(["test.last", "test.first"]);
  expect(await actions("to=2020-03-09")).toEqual(["test.before"]);
  expect(await actions("from=2020-03-12")).toEqual(["test.after"]);
  expect((await owner.get("/api/v1/admin/audit?from=yesterday")).statusCode).toBe(422);
});
