import { afterAll, beforeAll, expect, test } from "vitest";
import type { SavedView } from "#contract/staff/view-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const VIEWS = "/api/v1/admin/views";
let shop: TestShop;
let member: StaffClient;
let other: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  member = await signInStaff(shop, "orders");
  other = await signInStaff(shop, "orders");
});
afterAll(() => shop.stop());

const save = async (name: string, search: string, list = "orders") =>
  member.post(VIEWS, { list, name, search });
const viewsOf = async (who: StaffClient, list = "orders") =>
  (await who.get(`${VIEWS}?list=${list}`)).json<{ items: SavedView[] }>().items;
const remove = (who: StaffClient, id: number) =>
  who.send({ method: "DELETE", url: `${VIEWS}/${id}` });

test("saves a view, replaces the same name and deletes the view", async () => {
  const saved = (await save("للتجهيز", "?filter=a")).json<SavedView>();
  const again = (await save("للتجهيز", "?filter=b")).json<SavedView>();
  expect(again).toEqual({ id: saved.id, name: "للتجهيز", search: "?filter=b" });
  expect(await viewsOf(member)).toEqual([again]);
  expect(await viewsOf(member, "products")).toEqual([]);
  expect((await remove(member, saved.id)).statusCode).toBe(204);
  expect(await viewsOf(member)).toEqual([]);
});

test("hides views from other members and their searches from the audit log", async () => {
  const { id } = (await save("Mona", "?filter=01012345678")).json<SavedView>();
  expect(await viewsOf(other)).toEqual([]);
  expect((await remove(other, id)).statusCode).toBe(404);
  expect(await viewsOf(member)).toHaveLength(1);
  const { rows } = await shop.pool.query<{ after: object }>(
    "select after from staff.audit_entry where target = $1",
    [`view:${id}`],
  );
  expect(rows).toEqual([{ after: { list: "orders", name: "Mona" } }]);
});

test("returns 409 above 20 views per list and 422 for unknown lists", async () => {
  for (let count = (await viewsOf(member)).length; count < 20; count += 1)
    expect((await save(`view ${count}`, "")).statusCode).toBe(201);
  expect((await save("one more", "")).json()).toMatchObject({
    status: 409,
    code: "too-many-views",
  });
  expect((await save("view 5", "?page=2")).statusCode).toBe(201);
  expect((await save("x", "", "../orders")).statusCode).toBe(422);
});
