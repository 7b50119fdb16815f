import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STAFF_ROLES } from "#contract/kernel/permissions.ts";
import { addOwner } from "#server/modules/staff/index.ts";
import { type Mailbox, openMailbox } from "#server/testing/mailbox.ts";
import {
  addStaff,
  signInStaff,
  STAFF_PASSWORD,
  StaffClient,
} from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const TEAM = "/api/v1/admin/staff";

let shop: TestShop;
let owner: StaffClient;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestShop();
  mailbox = openMailbox(shop.platform);
  owner = await signInStaff(shop, "owner");
});
afterAll(() => shop.stop());

const outcome = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const lastEntry = async () => (await owner.get("/api/v1/admin/audit")).json().items[0];

async function invite(email: string, role = "support", locale = "en") {
  const answer = await owner.post(TEAM, { email, name: "Nour", role, locale });
  expect(answer.statusCode).toBe(201);
  const mail = await mailbox.mailTo(email);
  return { member: answer.json(), mail, secret: mail.link.split("#")[1] ?? "" };
}

describe("staff invitation", () => {
  test("sets a password once and grants the role's permissions", async () => {
    const { member, mail, secret } = await invite("nour@staff.example", "orders");
    expect(member).toMatchObject({ role: "orders", state: "invited", isYou: false });
    expect(mail.subject).toContain("Fanous");
    expect(await lastEntry()).toMatchObject({
      staff: { id: owner.staffId },
      action: "staff.invite",
      target: `staff:${member.id}`,
      after: { email: "nour@staff.example", role: "orders" },
    });
    const client = new StaffClient(shop.app);
    const url = `/api/v1/admin/invitations/${secret}`;
    expect((await client.get(url)).json()).toEqual({
      email: "nour@staff.example",
      name: "Nour",
      role: "orders",
    });
    const short = await client.post(`${url}/accept`, { name: "Nour", password: "short" });
    expect([short.statusCode, short.json().errors[0]]).toMatchObject([
      422,
      { path: "password", code: "minLength" },
    ]);
    const weak = await client.post(`${url}/accept`, {
      name: "Nour",
      password: "nour@staff.example",
    });
    expect([weak.statusCode, weak.json().errors[0]]).toMatchObject([
      422,
      { path: "password", code: "personalPassword" },
    ]);
    const accept = () =>
      client.post(`${url}/accept`, { name: "Nour Adel", password: STAFF_PASSWORD });
    const both = await Promise.all([accept(), accept()]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
    client.email = "nour@staff.example";
    expect((await client.signIn()).json()).toMatchObject({ staff: { name: "Nour Adel" } });
    expect((await client.get("/api/v1/admin/companies")).statusCode).toBe(200);
    expect(outcome(await client.get(TEAM))).toEqual([403, "forbidden"]);
  });

  test("is emailed in the chosen language", async () => {
    const { mail } = await invite("huda@staff.example", "content", "ar");
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).toContain("فريق المحتوى");
    expect(mail.text).toContain("3 أيام");
  });

  test("returns 404 after expiry and 409 for an invited email", async () => {
    const { secret, member } = await invite("late@staff.example");
    await shop.pool.query("update staff.invitation set expires_at = now() where staff_id = $1", [
      member.id,
    ]);
    expect(outcome(await owner.get(`/api/v1/admin/invitations/${secret}`))).toEqual([
      404,
      "not-found",
    ]);
    const again = await owner.post(TEAM, { email: "LATE@staff.example", name: "x", role: "owner" });
    expect([...outcome(again), again.json().errors[0].path]).toEqual([
      409,
      "already-staff",
      "email",
    ]);
  });
});

describe("changes to a staff member", () => {
  test("apply a new role at the next sign-in and end sessions", async () => {
    const support = await signInStaff(shop, "support");
    const answer = await owner.patch(`${TEAM}/${support.staffId}`, { role: "content" });
    expect(answer.json()).toMatchObject({ role: "content", state: "active" });
    expect(await lastEntry()).toMatchObject({
      action: "staff.change",
      before: { role: "support", disabled: false },
      after: { role: "content", disabled: false },
    });
    expect((await support.get("/api/v1/admin/auth/session")).statusCode).toBe(401);
    expect((await support.signIn()).json().staff.role).toBe("content");
  });

  test("end sessions and pending sign-ins immediately when the member is disabled", async () => {
    const member = await signInStaff(shop, "support");
    await member.setUpTwoFactor();
    const inTheMiddle = new StaffClient(shop.app);
    inTheMiddle.email = member.email;
    const { challenge } = (await inTheMiddle.signIn()).json();
    await owner.patch(`${TEAM}/${member.staffId}`, { disabled: true });
    expect((await member.get("/api/v1/admin/auth/session")).statusCode).toBe(401);
    const [code = ""] = member.backupCodes;
    expect(
      outcome(await inTheMiddle.post("/api/v1/admin/auth/two-factor", { challenge, code })),
    ).toEqual([422, "code-wrong"]);
    expect(outcome(await member.signIn())).toEqual([401, "credentials"]);
    await owner.patch(`${TEAM}/${member.staffId}`, { disabled: false });
    expect((await member.signIn()).statusCode).toBe(200);
  });

  test("remove password and second factor at a reset, sending a link", async () => {
    const member = await signInStaff(shop, "catalogue");
    await member.setUpTwoFactor();
    expect((await owner.post(`${TEAM}/${member.staffId}/reset`)).json()).toMatchObject({
      state: "invited",
      twoFactor: false,
    });
    expect(outcome(await member.signIn())).toEqual([401, "credentials"]);
    const secret = (await mailbox.mailTo(member.email)).link.split("#")[1];
    await member.post(`/api/v1/admin/invitations/${secret}/accept`, {
      name: "x",
      password: STAFF_PASSWORD,
    });
    expect((await member.signIn()).json().kind).toBe("session");
  });
});

describe("last owner", () => {
  test("cannot be demoted, disabled or reset (409 last-owner)", async () => {
    for (const change of [{ role: "support" }, { disabled: true }])
      expect(outcome(await owner.patch(`${TEAM}/${owner.staffId}`, change))).toEqual([
        409,
        "last-owner",
      ]);
    expect(outcome(await owner.post(`${TEAM}/${owner.staffId}/reset`))).toEqual([
      409,
      "last-owner",
    ]);
  });

  test("remains the last owner when others are invited or disabled", async () => {
    const { member } = await invite("coming@staff.example", "owner");
    expect(outcome(await owner.patch(`${TEAM}/${owner.staffId}`, { disabled: true }))).toEqual([
      409,
      "last-owner",
    ]);
    await owner.patch(`${TEAM}/${member.id}`, { disabled: true });
    expect(outcome(await owner.patch(`${TEAM}/${owner.staffId}`, { role: "content" }))).toEqual([
      409,
      "last-owner",
    ]);
  });

  test("remains when two owners demote each other concurrently", async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await signInStaff(shop, "owner");
      const answers = await Promise.all([
        owner.patch(`${TEAM}/${other.staffId}`, { role: "support" }),
        other.patch(`${TEAM}/${owner.staffId}`, { role: "support" }),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await shop.pool.query<{ id: number }>(
        `select id from staff.staff join identity.account_state using (id, realm)
         where role = 'owner' and disabled_at is null and has_password`,
      );
      expect(rows).toHaveLength(1);
      if (rows[0]?.id === other.staffId) owner = other;
    }
  });
});

test("creates or resets the first owner from the command line", async () => {
  const fresh = await createTestShop();
  const make = () =>
    fresh.run((work) => addOwner(work, { email: "mona@staff.example", locale: "ar" }));
  const first = await make();
  expect([first.isNew, first.path]).toEqual([
    true,
    expect.stringMatching(/^\/admin\/invitation#[\w-]{43}$/),
  ]);
  const accounts = await fresh.pool.query(
    "select email, password_hash from identity.account left join staff.staff using (id)",
  );
  expect(accounts.rows).toEqual([{ email: "mona@staff.example", password_hash: null }]);
  const mona = new StaffClient(fresh.app);
  mona.email = "mona@staff.example";
  const accept = (path: string) =>
    mona.post(`/api/v1/admin/invitations/${path.split("#")[1]}/accept`, {
      name: "Mona",
      password: STAFF_PASSWORD,
    });
  expect((await accept(first.path)).statusCode).toBe(204);
  await mona.signIn();
  await mona.setUpTwoFactor();
  const again = await make();
  expect(again.isNew).toBe(false);
  expect((await mona.get(TEAM)).statusCode).toBe(401);
  expect((await accept(again.path)).statusCode).toBe(204);
  expect((await mona.signIn()).json()).toMatchObject({
    staff: { role: "owner", needsTwoFactor: true },
  });
  await fresh.stop();
});

describe("staff audit log", () => {
  test("returns staff, action, target and address, filtered by action or target", async () => {
    const member = await addStaff(shop, "content");
    await owner.patch(`${TEAM}/${member.staffId}`, { role: "support" });
    const all = (await owner.get("/api/v1/admin/audit")).json();
    expect(all).toMatchObject({ page: 1, pageSize: 50 });
    expect(all.items[0]).toMatchObject({
      staff: { id: owner.staffId },
      action: "staff.change",
      target: `staff:${member.staffId}`,
      address: "127.0.0.1",
    });
    const found = async (query: string) =>
      (await owner.get(`/api/v1/admin/audit?${query}`)).json().items as { action: string }[];
    expect(await found(`target=staff:${member.staffId}`)).toHaveLength(1);
    const actions = async (query: string) =>
      new Set((await found(query)).map(({ action }) => action));
    expect(await actions("action=staff.invite")).toEqual(new Set(["staff.invite"]));
    // A trailing full stop makes the filter a prefix.
    expect(await actions("action=staff.")).toContain("staff.change");
    expect(await actions("action=staff.inv")).toEqual(new Set());
    expect(await found("action=%25")).toEqual([]);
    expect(await found(`staff=${member.staffId}`)).toEqual([]);
  });

  test("rejects updates, deletions and truncation in the database", async () => {
    for (const statement of [
      "update staff.audit_entry set action = 'x.y'",
      "delete from staff.audit_entry",
      "truncate staff.audit_entry",
    ])
      await expect(shop.pool.query(statement)).rejects.toThrow("never changed");
  });
});

test("lists members of every role", async () => {
  for (const role of STAFF_ROLES) await addStaff(shop, role);
  const { items } = (await owner.get(TEAM)).json<{ items: { role: string }[] }>();
  expect(new Set(items.map(({ role }) => role))).toEqual(new Set(STAFF_ROLES));
});
