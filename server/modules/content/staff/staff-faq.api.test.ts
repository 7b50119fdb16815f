import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  FaqOrder,
  StaffGroup,
  StaffQuestion,
  StaffQuestionRow,
} from "#contract/content/staff/faq-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ADMIN = "/api/v1/admin";
let shop: TestShop;
let editor: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  editor = await signInStaff(shop, "content");
});
afterAll(() => shop.stop());

const send = (method: "PUT" | "DELETE", url: string, payload?: object) =>
  editor.send({ method, url: `${ADMIN}/${url}`, ...(payload && { payload }) });
const read = async <T>(url: string) => (await editor.get(`${ADMIN}/${url}`)).json<T>();
const group = async (name: string) =>
  (await editor.post(`${ADMIN}/faq-groups`, { title: words(name) })).json<StaffGroup>();
const past = "2026-01-02T03:04:05Z";
const draft = (groupId: number, name: string, publishedAt: string | null = past) => ({
  groupId,
  question: words(name),
  answer: [{ kind: "text", text: words(`${name} answer`) }],
  publishedAt,
});
const question = async (groupId: number, name: string, publishedAt: string | null = past) =>
  (
    await editor.post(`${ADMIN}/faq-questions`, draft(groupId, name, publishedAt))
  ).json<StaffQuestion>();
/** The FAQ as customers see it, as `group: question question`. */
const seen = async () => {
  const { items } = (await shop.app.inject({ url: "/api/v1/faq?lang=en" })).json<{
    items: { title: string; questions: { question: string }[] }[];
  }>();
  const name = (text: string) => text.replace(" in English", "");
  return items.map(
    ({ title, questions }) =>
      `${name(title)}: ${questions.map((one) => name(one.question)).join(" ")}`,
  );
};

test("adds, moves and reorders questions, visible in the next response", async () => {
  const orders = await group("orders");
  const returns = await group("returns");
  const [a, b] = [await question(orders.id, "a"), await question(orders.id, "b")];
  const c = await question(returns.id, "c");
  await question(returns.id, "hidden", null);
  expect(await seen()).toEqual(["orders: a b", "returns: c"]);

  const moved = { ...draft(returns.id, "a"), version: a.version };
  expect((await send("PUT", `faq-questions/${a.id}`, moved)).statusCode).toBe(200);
  expect(await seen()).toEqual(["orders: b", "returns: c a"]);

  const order = await read<FaqOrder & { version: string }>("faq-order");
  expect(order.groups.map(({ id }) => id)).toEqual([orders.id, returns.id]);
  const [inOrders, inReturns] = order.groups.map(({ questions }) => questions);
  expect([inOrders, inReturns?.length]).toEqual([[b.id], 3]);
  const rest = (inReturns ?? []).filter((id) => id !== c.id);
  const wanted = [
    { id: returns.id, questions: rest },
    { id: orders.id, questions: [c.id, b.id] },
  ];
  const saved = await send("PUT", "faq-order", { version: order.version, groups: wanted });
  expect(saved.json<FaqOrder>().groups).toEqual(wanted);
  expect(await seen()).toEqual(["returns: a", "orders: c b"]);
  expect(
    (await send("PUT", "faq-order", { version: order.version, groups: wanted })).statusCode,
  ).toBe(409);

  const { version } = saved.json<{ version: string }>();
  for (const groups of [
    [],
    wanted.slice(1),
    [...wanted, { id: orders.id, questions: [] }],
    [{ id: returns.id, questions: [c.id, ...rest] }, wanted[1]],
  ]) {
    const refused = await send("PUT", "faq-order", { version, groups });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, "groups"]);
  }

  const { items } = await read<{ items: StaffQuestionRow[] }>(`faq-questions?groupId=${orders.id}`);
  expect(items.map(({ id }) => id)).toEqual([c.id, b.id]);
  const drafts = await read<{ items: StaffQuestionRow[] }>("faq-questions?state=draft");
  expect(drafts.items.map((row) => row.question)).toEqual([words("hidden")]);
});

test("returns 409 for deleting a group with questions or stale version", async () => {
  const full = await group("full");
  const only = await question(full.id, "only");
  const known = await read<StaffGroup>(`faq-groups/${full.id}`);
  expect(known).toMatchObject({ version: full.version, questions: 1 });
  const url = `faq-groups/${full.id}`;
  const refused = await send("DELETE", `${url}?version=${full.version}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "group-not-empty"]);
  const renamed = await send("PUT", url, { version: full.version, title: words("renamed") });
  expect((await seen()).some((line) => line === "renamed: only")).toBe(true);
  expect(
    (await send("DELETE", `faq-questions/${only.id}?version=${only.version}`)).statusCode,
  ).toBe(204);
  const { version } = renamed.json<StaffGroup>();
  expect((await send("DELETE", `${url}?version=${full.version}`)).statusCode).toBe(409);
  expect((await send("DELETE", `${url}?version=${version}`)).statusCode).toBe(204);
});

test("returns 422 for a question in an unknown group", async () => {
  const answer = await editor.post(`${ADMIN}/faq-questions`, draft(999_999, "lost"));
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, "groupId"]);
});
