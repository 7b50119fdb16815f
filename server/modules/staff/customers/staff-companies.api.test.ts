import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "#server/testing/api-client.ts";
import { addColleague, COMPANY, foundCompany } from "#server/testing/company.ts";
import { findPersonalData } from "#server/testing/find-personal-data.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { makePdf } from "#server/testing/make-pdf.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let reviewer: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  reviewer = await signInStaff(shop, "orders");
});
afterAll(() => shop.stop());

const pathOf = (companyId: number) => `/api/v1/admin/companies/${companyId}`;
const read = async (companyId: number) => (await reviewer.get(pathOf(companyId))).json();
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();

async function send(who: ApiClient, kind: string, file?: Buffer, type = "image/jpeg") {
  return who.send({
    method: "POST",
    url: `/api/v1/account/company/documents/${kind}`,
    payload: file ?? (await picture()),
    headers: { "content-type": type },
  });
}

test("accepts documents from approvers and serves them to members and reviewers", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const buyer = await addColleague(shop, founder, "buyer");
  const { founder: rival } = await foundCompany(shop);
  const sent = await send(founder, "tax-card");
  expect([sent.statusCode, sent.json()]).toMatchObject([
    201,
    { kind: "tax-card", fileKind: "webp" },
  ]);
  const pdf = await send(founder, "commercial-register", makePdf({}), "application/pdf");
  expect([pdf.statusCode, pdf.json().fileKind]).toEqual([201, "pdf"]);
  // Another one of the same kind replaces it.
  expect((await send(founder, "tax-card")).statusCode).toBe(201);
  expect((await send(buyer, "other")).json().code).toBe("approver-only");
  expect((await send(founder, "passport")).statusCode).toBe(422);
  expect((await send(founder, "other", Buffer.from("GIF89a"), "image/gif")).statusCode).toBe(415);

  expect((await read(companyId)).documents).toMatchObject([
    { kind: "commercial-register", fileKind: "pdf" },
    { kind: "tax-card", fileKind: "webp" },
  ]);
  const file = "documents/tax-card";
  for (const [who, path] of [
    [buyer, `/api/v1/account/company/${file}`],
    [reviewer, `${pathOf(companyId)}/${file}`],
  ] as const) {
    const answer = await who.get(path);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  }
  expect((await rival.get(`/api/v1/account/company/${file}`)).statusCode).toBe(404);
  const support = await signInStaff(shop, "support");
  expect((await support.get(`${pathOf(companyId)}/${file}`)).statusCode).toBe(403);
});

test("requests a company document and clears the request after the upload", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const mailbox = openMailbox(shop.platform);
  const asked = { kind: "commercial-register", note: "السجل التجاري، كل الصفحات" };
  const answer = await reviewer.post(`${pathOf(companyId)}/ask-document`, asked);
  expect(answer.json()).toMatchObject({ review: "waiting", asked });
  const mail = await mailbox.mailTo(founder.userInfo.email ?? "");
  expect(mail.text).toContain(asked.note);
  expect((await founder.get("/api/v1/account/company")).json()).toMatchObject({ asked });
  await send(founder, "tax-card");
  expect((await read(companyId)).asked).toEqual(asked);
  await send(founder, "commercial-register");
  expect((await read(companyId)).asked).toBeNull();
  expect((await reviewer.post(`${pathOf(companyId)}/ask-document`, asked)).statusCode).toBe(200);
  const approved = await reviewer.post(`${pathOf(companyId)}/review`, { decision: "approved" });
  expect(approved.json()).toMatchObject({ review: "approved", asked: null });
  expect((await read(companyId)).history).toMatchObject([
    { by: expect.stringContaining("Staff"), action: "company.review", review: "approved" },
    { action: "company.ask-document", review: null },
    { action: "company.ask-document", review: null },
  ]);
  const { rows } = await shop.pool.query(
    "select after from staff.audit_entry where target = $1 and action = 'company.ask-document'",
    [`company:${companyId}`],
  );
  expect(rows[0]).toEqual({ after: { kind: asked.kind } });
});

test("shows the company's members, price lists and discounts", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const { rows } = await shop.pool.query(
    `insert into pricing.price_list (code, name) values ('b2b', '{"ar":"الشركات","en":"Companies"}') returning id`,
  );
  const owner = await signInStaff(shop, "owner");
  const label = { ar: "خصم الكميات", en: "Quantities" };
  const discount = {
    label,
    categoryIds: [],
    breaks: [
      { from: 10, basisPoints: 500 },
      { from: 50, basisPoints: 1_200 },
    ],
    from: "2020-01-01T00:00:00Z",
    until: null,
  };
  const added = await owner.post("/api/v1/admin/company-discounts", discount);
  expect(added.statusCode, added.body).toBe(201);
  const priceListId = rows[0].id as number;
  await reviewer.post(`${pathOf(companyId)}/review`, { decision: "approved", priceListId });
  expect(await read(companyId)).toMatchObject({
    companyNameAr: COMPANY.companyNameAr,
    taxNumber: COMPANY.taxNumber,
    priceListId,
    priceLists: expect.arrayContaining([
      { id: priceListId, name: { ar: "الشركات", en: "Companies" } },
    ]),
    discounts: [{ label, upTo: 1_200 }],
    colleagues: [{ id: founder.userInfo.id, role: "approver", email: founder.userInfo.email }],
  });
});

test("returns 422 for declining without a note, 409 for stale versions", async () => {
  const { founder, companyId } = await foundCompany(shop);
  const review = (body: object) => reviewer.post(`${pathOf(companyId)}/review`, body);
  const silent = await review({ decision: "declined" });
  expect([silent.statusCode, silent.json().errors[0].path]).toEqual([422, "note"]);
  const { version } = await read(companyId);
  await founder.send({
    method: "PATCH",
    url: "/api/v1/account/company",
    payload: { companyNameEn: "Another Company" },
  });
  const late = await review({ decision: "approved", version });
  expect([late.statusCode, late.json().code]).toEqual([409, "changed-meanwhile"]);
  expect(late.json().current).toMatchObject({ companyNameEn: "Another Company" });
  const now = (await read(companyId)).version;
  // Of two concurrent decisions one returns 409, as the company has changed.
  const both = await Promise.all([
    review({ decision: "approved", version: now }),
    review({ decision: "declined", note: "No papers", version: now }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("deletes company documents with the last member", async () => {
  const { founder, companyId } = await foundCompany(shop);
  await send(founder, "tax-card");
  const asked = { kind: "other", note: "Paper of Samia Unmistakable" };
  await reviewer.post(`${pathOf(companyId)}/ask-document`, asked);
  const mailbox = openMailbox(shop.platform);
  await mailbox.mailTo(founder.userInfo.email ?? "");
  const erased = await founder.post("/api/v1/account/erase", { password: founder.password });
  expect(erased.statusCode, erased.body).toBe(204);
  const { rows } = await shop.pool.query("select from companies.document where company_id = $1", [
    companyId,
  ]);
  expect(rows).toEqual([]);
  expect(await findPersonalData(shop.pool, ["Unmistakable"])).toEqual([]);
  expect((await reviewer.get(pathOf(companyId))).statusCode).toBe(404);
});
