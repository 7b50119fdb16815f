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

describe("first owner invitation", () => {
  const invite = () => shop.run((work) => inviteFirstOwner(work, OWNER));
  const secretOf = (path = "") => path.split("#")[1] ?? "";
  const urlOf = (secret: string) => `/api/v1/admin/invitations/${secret}`;

  test("is renewed at each start until acceptance, revoking earlier links", async () => {
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

  test("is not created when staff exist", async () => {
    expect(await invite()).toBeUndefined();
  });
});

describe("GET and DELETE /admin/auth/sessions", () => {
  test("lists only the caller's sessions and ends all others", async () => {
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

describe("single staff session", () => {
  async function twice(role: "orders" | "content") {
    const here = await signInStaff(shop, role);
    const there = new StaffClient(shop.app);
    there.email = here.email;
    await there.signIn();
    return { here, there };
  }
  interface Listed {
    items: { id: number; isCurrent: boolean }[];
  }
  const actionsOn = async (owner: StaffClient, { staffId }: StaffClient) => {
    const { items } = (await owner.get(`/api/v1/admin/audit?target=staff:${staffId}`)).json();
    return (items as { action: string; staff: { id: number } }[]).map(({ action, staff }) => [
      action,
      staff.id,
    ]);
  };

  test("is ended by the member, returning 404 for other members", async () => {
    const owner = await signInStaff(shop, "owner");
    const { here, there } = await twice("orders");
    const { items } = (await here.get(SESSIONS)).json<Listed>();
    const other = items.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
    const stranger = await signInStaff(shop, "orders");
    const end = (who: StaffClient, id: number) =>
      who.send({ method: "DELETE", url: `${SESSIONS}/${id}` });
    expect((await end(stranger, other)).statusCode).toBe(404);
    expect((await there.get(SESSIONS)).statusCode).toBe(200);
    expect((await end(here, other)).statusCode).toBe(204);
    expect((await there.get(SESSIONS)).statusCode).toBe(401);
    expect((await here.get(SESSIONS)).json<Listed>().items).toMatchObject([{ isCurrent: true }]);
    expect(await actionsOn(owner, here)).toContainEqual(["staff.sign-out-one", here.staffId]);
  });

  test("is listed and ended by an owner under the right member only", async () => {
    const owner = await signInStaff(shop, "owner");
    const { here, there } = await twice("content");
    const urlOf = ({ staffId }: StaffClient) => `/api/v1/admin/staff/${staffId}/sessions`;
    const { items } = (await owner.get(urlOf(here))).json<Listed>();
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const [last] = items;
    const end = (url: string) => owner.send({ method: "DELETE", url: `${url}/${last?.id}` });
    expect((await end(urlOf(owner))).statusCode).toBe(404);
    expect((await end(urlOf(here))).statusCode).toBe(204);
    expect((await there.get(SESSIONS)).statusCode).toBe(401);
    expect((await here.get(SESSIONS)).statusCode).toBe(200);
    expect(await actionsOn(owner, here)).toContainEqual(["staff.end-session", owner.staffId]);
    expect((await here.get(urlOf(owner))).statusCode).toBe(403);
    expect((await owner.get("/api/v1/admin/staff/999999/sessions")).statusCode).toBe(404);
  });
});

test("filters the audit log by inclusive days in Cairo time", async () => {
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
  const one = (await owner.get("/api/v1/admin/audit?action=test.l")).json<{ total: number }>();
  expect(one.total).toBe(0);
  const last = await owner.get("/api/v1/admin/audit?action=test.last");
  expect(last.json<{ total: number }>().total).toBe(1);
  expect((await owner.get("/api/v1/admin/audit?from=yesterday")).statusCode).toBe(422);
});
