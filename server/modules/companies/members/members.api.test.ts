import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { addColleague, foundCompany, invite } from "#server/testing/company.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { waitForLock } from "#server/testing/wait-for-lock.ts";
import { changeMember, removeMember } from "./change-members.ts";

const COMPANY_URL = "/api/v1/account/company";
const MEMBERS = `${COMPANY_URL}/members`;
const INVITATIONS = `${COMPANY_URL}/invitations`;
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const members = async (customer: CustomerClient) => (await customer.get(MEMBERS)).json();
const give = (by: CustomerClient, to: CustomerClient, role: string) =>
  by.send({ method: "PATCH", url: `${MEMBERS}/${to.userInfo.id}`, payload: { role } });
const remove = (by: CustomerClient, whom: CustomerClient) =>
  by.send({ method: "DELETE", url: `${MEMBERS}/${whom.userInfo.id}` });
const accept = (customer: ApiClient, secret: string) =>
  customer.post(`/api/v1/invitations/${secret}/accept`);
const roles = async (companyId: number) => {
  const { rows } = await shop.pool.query(
    "select role from companies.company_member where company_id = $1 order by role",
    [companyId],
  );
  return rows.map(({ role }) => role);
};

describe("company members API", () => {
  test("lists members for all members, invitations for approvers only", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    await invite(shop, founder, "third@example.com", "approver");
    const seen = await members(founder);
    expect(seen.items).toEqual([
      {
        id: founder.userInfo.id,
        name: founder.userInfo.fullName,
        email: founder.userInfo.email,
        role: "approver",
        isYou: true,
      },
      expect.objectContaining({ id: buyer.userInfo.id, role: "buyer", isYou: false }),
    ]);
    expect(seen.invitations).toMatchObject([{ email: "third@example.com", role: "approver" }]);
    const bySecond = await members(buyer);
    expect(bySecond.items.map(({ isYou }: { isYou: boolean }) => isYou)).toEqual([false, true]);
    expect(bySecond.invitations).toEqual([]);
  });

  test("applies a new role from the next request", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    expect((await give(buyer, buyer, "approver")).json().code).toBe("approver-only");
    expect((await give(founder, buyer, "approver")).json()).toMatchObject({ role: "approver" });
    expect((await give(buyer, founder, "buyer")).statusCode).toBe(200);
    expect((await give(founder, buyer, "buyer")).json().code).toBe("approver-only");
  });

  test("turns a removed member into a person with their own cart", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    expect((await buyer.get(COMPANY_URL)).statusCode).toBe(200);
    const [variantId = 0] = await shop.run((work) => addProducts(work, [{}]));
    await buyer.add(variantId, 2);
    expect((await remove(founder, buyer)).statusCode).toBe(204);
    const outside = await buyer.get(COMPANY_URL);
    expect([outside.statusCode, outside.json().code]).toEqual([403, "forbidden"]);
    expect((await buyer.get("/api/v1/account")).json().accountType).toBe("person");
    expect((await buyer.cart()).json()).toMatchObject({ items: [{ variantId, quantity: 2 }] });
    expect((await founder.cart()).json().items).toEqual([]);
    expect((await remove(founder, buyer)).statusCode).toBe(404);
  });

  test("allows members to leave and rejects removals by buyers", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    expect((await remove(buyer, founder)).json().code).toBe("approver-only");
    expect((await remove(buyer, buyer)).statusCode).toBe(204);
    expect((await members(founder)).items).toHaveLength(1);
  });

  test("returns 404 for another company's members", async () => {
    const { founder } = await foundCompany(shop);
    const other = await foundCompany(shop);
    const colleague = await addColleague(shop, other.founder, "buyer");
    expect((await give(founder, colleague, "approver")).statusCode).toBe(404);
    expect((await remove(founder, colleague)).statusCode).toBe(404);
    expect(await roles(other.companyId)).toEqual(["approver", "buyer"]);
  });
});

describe("last approver of a company", () => {
  test("cannot step down or leave (409 last-approver)", async () => {
    const { founder, companyId } = await foundCompany(shop);
    await addColleague(shop, founder, "buyer");
    for (const answer of [await give(founder, founder, "buyer"), await remove(founder, founder)])
      expect([answer.statusCode, answer.json().code]).toEqual([409, "last-approver"]);
    expect(await roles(companyId)).toEqual(["approver", "buyer"]);
  });

  test.each(["step down", "leave", "remove each other"])(
    "remains when two approvers %s concurrently",
    async (way) => {
      const { founder, companyId } = await foundCompany(shop);
      const second = await addColleague(shop, founder, "approver");
      const act = async (work: Work, one: CustomerClient, other: CustomerClient) => {
        const who = { companyId, customerId: one.userInfo.id };
        if (way === "step down") await changeMember(work, who, who.customerId, "buyer");
        else await removeMember(work, who, (way === "leave" ? one : other).userInfo.id);
      };
      // The second one begins before the first has committed.
      const begun = Promise.withResolvers<void>();
      const [first, late] = await Promise.allSettled([
        shop.run(async (work) => {
          await act(work, founder, second).finally(begun.resolve);
          await waitForLock(shop);
        }),
        begun.promise.then(() => shop.run((work) => act(work, second, founder))),
      ]);
      expect(first.status).toBe("fulfilled");
      const code = way === "remove each other" ? "forbidden" : "last-approver";
      expect(late).toMatchObject({ status: "rejected", reason: { code } });
      expect((await roles(companyId)).filter((role) => role === "approver")).toHaveLength(1);
    },
  );
});

describe("company invitation", () => {
  test("is emailed, names the company and is accepted once", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const guest = await registerCustomer(shop);
    const email = guest.userInfo.email ?? "";
    const mailbox = openMailbox(shop.platform);
    const answer = await founder.post(INVITATIONS, { email: email.toUpperCase(), role: "buyer" });
    expect(answer.statusCode).toBe(201);
    const days = (Date.parse(answer.json().expiresAt) - Date.now()) / 86_400_000;
    expect(answer.json()).toMatchObject({ email, role: "buyer" });
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const mail = await mailbox.mailTo(email);
    // Anyone can register a company under any name: it must not appear in a subject before review.
    expect(mail.subject).not.toContain("Nile Lighting LLC");
    expect(mail.text).toContain("Nile Lighting LLC");
    const [address, secret = ""] = mail.link.split("#");
    expect(address).toMatch(/\/auth\/Invitation$/);
    expect(answer.body).not.toContain(secret);
    const { rows } = await shop.pool.query(
      "select i::text from companies.company_invitation as i where company_id = $1",
      [companyId],
    );
    expect(JSON.stringify(rows)).not.toContain(secret);

    const shown = await new ApiClient(shop.app).get(`/api/v1/invitations/${secret}`);
    expect(shown.json()).toEqual({
      companyNameEn: "Nile Lighting LLC",
      companyNameAr: "النيل للإضاءة",
      role: "buyer",
      email,
    });
    expect((await accept(new ApiClient(shop.app), secret)).statusCode).toBe(401);
    expect((await accept(guest, secret)).json()).toMatchObject({ id: companyId, role: "buyer" });
    expect((await guest.get("/api/v1/account")).json().accountType).toBe("company");
    expect((await accept(guest, secret)).statusCode).toBe(404);
    expect((await new ApiClient(shop.app).get(`/api/v1/invitations/${secret}`)).statusCode).toBe(
      404,
    );
  });

  test("uses the inviter's language and fills every placeholder", async () => {
    const { founder } = await foundCompany(shop);
    await founder.send({
      method: "POST",
      url: INVITATIONS,
      payload: { email: "arabic@example.com", role: "approver" },
      headers: { "accept-language": "ar" },
    });
    const mail = await openMailbox(shop.platform).mailTo("arabic@example.com");
    const plain = mail.text.replaceAll(/[\u2066-\u2069]/g, "");
    expect(plain).toContain("ضمن حساب النيل للإضاءة");
    expect(plain).toContain("بصفة مسؤول اعتماد");
    expect(plain).toContain("الدعوة صالحة لمدة 7 أيام وتُستخدم مرة واحدة");
    expect(plain).not.toMatch(/[{}]|undefined/);
    expect(mail.html).toContain('dir="rtl"');
  });

  test("returns the same response with or without an account", async () => {
    const { founder } = await foundCompany(shop);
    const known = (await registerCustomer(shop)).userInfo.email ?? "";
    const shapes = [];
    for (const email of [known, "nobody@example.com"]) {
      const answer = await founder.post(INVITATIONS, { email, role: "buyer" });
      shapes.push([answer.statusCode, Object.keys(answer.json()), answer.json().role]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test("is accepted only by the account with the verified email", async () => {
    const { founder } = await foundCompany(shop);
    const invited = await registerCustomer(shop);
    const stranger = await registerCustomer(shop);
    const secret = await invite(shop, founder, invited.userInfo.email ?? "", "buyer");
    const refused = await accept(stranger, secret);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "other-email"]);
    const prove = (isProved: boolean) =>
      shop.pool.query("update customers.customer set email_verified = $1 where id = $2", [
        isProved,
        invited.userInfo.id,
      ]);
    await prove(false);
    expect((await accept(invited, secret)).json().code).toBe("other-email");
    await prove(true);
    expect((await accept(invited, secret)).statusCode).toBe(200);
  });

  test("ends on expiry, on withdrawal, or on a newer invitation", async () => {
    const { founder } = await foundCompany(shop);
    const guest = await registerCustomer(shop);
    const email = guest.userInfo.email ?? "";
    const first = await invite(shop, founder, email, "buyer");
    const second = await invite(shop, founder, email, "approver");
    expect((await accept(guest, first)).statusCode).toBe(404);
    const { invitations } = await members(founder);
    expect(invitations).toMatchObject([{ email, role: "approver" }]);
    const url = `${INVITATIONS}/${invitations[0].id}`;
    const other = await foundCompany(shop);
    expect((await other.founder.send({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await founder.send({ method: "DELETE", url })).statusCode).toBe(204);
    expect((await accept(guest, second)).statusCode).toBe(404);
    const third = await invite(shop, founder, email, "buyer");
    await shop.pool.query(
      "update companies.company_invitation set expires_at = now() where email = $1",
      [email],
    );
    expect((await accept(guest, third)).statusCode).toBe(404);
    expect((await members(founder)).invitations).toEqual([]);
  });

  test("returns already-in-company for members of any company", async () => {
    const { founder } = await foundCompany(shop);
    const other = await foundCompany(shop);
    const secret = await invite(shop, founder, other.founder.userInfo.email ?? "", "buyer");
    const refused = await accept(other.founder, secret);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "already-in-company"]);
    const email = founder.userInfo.email ?? "";
    const again = await founder.post(INVITATIONS, { email, role: "buyer" });
    expect(again.json().code).toBe("already-in-company");
  });

  test("is accepted once for concurrent requests", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const guest = await registerCustomer(shop);
    const secret = await invite(shop, founder, guest.userInfo.email ?? "", "buyer");
    const answers = await Promise.all([accept(guest, secret), accept(guest, secret)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
    expect(await roles(companyId)).toEqual(["approver", "buyer"]);
  });

  test("is sent only by approvers, and once per key", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    const body = { email: "key@example.com", role: "buyer" };
    expect((await buyer.post(INVITATIONS, body)).json().code).toBe("approver-only");
    const mailbox = openMailbox(shop.platform);
    const answers = [
      await founder.post(INVITATIONS, body, "invite-key-1"),
      await founder.post(INVITATIONS, body, "invite-key-1"),
    ];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await mailbox.mailsTo(body.email)).toHaveLength(1);
  });

  test("returns 429 after 5 emails to one address", async () => {
    const { founder } = await foundCompany(shop);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const answer = await founder.post(INVITATIONS, { email: "often@example.com", role: "buyer" });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), 429, 429]);
    const mails = await openMailbox(shop.platform).mailsTo("often@example.com");
    expect(mails).toHaveLength(5);
  });

  test("returns too-many-members above 50, including invitations", async () => {
    const { founder } = await foundCompany(shop);
    const results = [];
    for (let count = 0; count < 50; count += 1) {
      const email = `colleague-${count}@example.com`;
      results.push((await founder.post(INVITATIONS, { email, role: "buyer" })).json());
    }
    expect(results.at(-2).role).toBe("buyer");
    expect(results.at(-1)).toMatchObject({ code: "too-many-members", values: { 0: 50 } });
  });
});
