import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  companyForStaff,
  companyTermsOf,
  listCompanies,
  reviewCompany,
} from "#server/modules/companies/index.ts";
import { addColleague, COMPANY, foundCompany } from "#server/testing/company.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const URL = "/api/v1/account/company";
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const patch = (customer: CustomerClient, payload: object) =>
  customer.send({ method: "PATCH", url: URL, payload });
const read = async (customer: CustomerClient) => (await customer.get(URL)).json();
const approve = (companyId: number, priceListId: number | null = null) =>
  shop.run((work) =>
    reviewCompany(work, companyId, { review: "approved", note: null, priceListId }),
  );
const terms = (id: number) => companyTermsOf(shop.platform.db, { id, accountType: "company" });

describe("company account", () => {
  test("awaits review with the founder as approver", async () => {
    const { founder, companyId } = await foundCompany(shop);
    expect(await read(founder)).toEqual({
      id: companyId,
      ...COMPANY,
      website: null,
      phoneNumber: null,
      mailBox: null,
      fax: null,
      responsibleMobile: null,
      review: "waiting",
      reviewNote: null,
      priceList: null,
      needsApproval: false,
      documents: [],
      asked: null,
      role: "approver",
    });
    expect((await founder.get("/api/v1/account")).json().accountType).toBe("company");
  });

  test("updates single fields, keeps hostile text and clears empty fields", async () => {
    const { founder } = await foundCompany(shop);
    const fields = {
      website: "nile-lighting.example/مشاريع",
      phoneNumber: "٠٢ ٢٣٤٥٦٧٨٩",
      mailBox: "<img src=x onerror=alert(1)>",
      fax: "+20 2 23456789",
      responsibleMobile: "٠١٠١٢٣٤٥٦٧٨",
      needsApproval: true,
    };
    const plain = { phoneNumber: "02 23456789", responsibleMobile: "+201012345678" };
    expect((await patch(founder, fields)).json()).toMatchObject({
      ...fields,
      ...plain,
      ...COMPANY,
    });
    expect((await patch(founder, { fax: "" })).json()).toMatchObject({
      ...fields,
      ...plain,
      fax: null,
    });
    for (const wrong of [{ companyNameEn: "" }, { taxNumber: "12" }, { website: "no site" }]) {
      const answer = await patch(founder, wrong);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0].path).toBe(Object.keys(wrong)[0]);
    }
  });

  test("returns to review only when a name or tax number changes", async () => {
    const { founder, companyId } = await foundCompany(shop);
    await approve(companyId, 7);
    expect((await patch(founder, { ...COMPANY, fax: "0223456789" })).json().review).toBe(
      "approved",
    );
    expect(await terms(founder.userInfo.id)).toMatchObject({
      isApproved: true,
      priceListId: 7,
    });
    for (const change of [
      { companyNameEn: "Other" },
      { companyNameAr: "أخرى" },
      { taxNumber: "" },
    ]) {
      await approve(companyId, 7);
      expect((await patch(founder, change)).json().review).toBe("waiting");
      expect(await terms(founder.userInfo.id)).toMatchObject({
        isApproved: false,
        priceListId: null,
      });
    }
  });

  test("returns 403 for edits by buyers and reads by outsiders", async () => {
    const { founder } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    const refused = await patch(buyer, { fax: "0223456789" });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "approver-only"]);
    expect(await read(buyer)).toMatchObject({ ...COMPANY, fax: null, role: "buyer" });
    const person = await registerCustomer(shop);
    const outside = await person.get(URL);
    expect([outside.statusCode, outside.json().code]).toEqual([403, "forbidden"]);
  });

  test("returns the price list name in the requested language", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const { rows } = await shop.pool.query(
      `insert into pricing.price_list (code, name) values ('engineers', '{"ar":"المهندسون","en":"Engineers"}') returning id`,
    );
    await approve(companyId, rows[0].id);
    expect((await founder.get(`${URL}?lang=ar`)).json().priceList).toBe("المهندسون");
    expect((await founder.get(`${URL}?lang=en`)).json().priceList).toBe("Engineers");
  });
});

describe("company review", () => {
  test("emails the approvers once per decision in their language", async () => {
    const { founder, companyId } = await foundCompany(shop);
    const buyer = await addColleague(shop, founder, "buyer");
    await founder.send({ method: "PATCH", url: "/api/v1/account", payload: { locale: "ar" } });
    const mailbox = openMailbox(shop.platform);
    const email = founder.userInfo.email ?? "";
    const decision = { review: "declined", note: "السجل <b>غير</b> واضح", priceListId: null };
    for (let count = 0; count < 2; count += 1)
      await shop.run((work) => reviewCompany(work, companyId, decision as never));
    const mails = (await mailbox.mailsTo(email)).filter(({ subject }) =>
      subject.includes("تعذّر اعتماد"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("السجل <b>غير</b> واضح");
    expect(mails[0]?.html).not.toContain("<b>غير</b>");
    const others = await mailbox.mailsTo(buyer.userInfo.email ?? "");
    expect(others.map(({ subject }) => subject).join()).not.toMatch(/اعتماد|approve/);
    expect(await read(founder)).toMatchObject({ review: "declined", reviewNote: decision.note });
    await approve(companyId);
    expect((await mailbox.mailsTo(email)).at(-1)?.subject).toContain("تم اعتماد");
  });

  test("rejects an unknown company with not-found", async () => {
    await expect(approve(2_000_000_000)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("company list for staff", () => {
  test("sorts waiting companies first and searches name or tax number", async () => {
    const { db } = shop.platform;
    const { companyId } = await foundCompany(shop);
    const name = `100%_${companyId}`;
    await shop.pool.query(
      "update companies.company set name_en = $1, tax_number = '987-654-321' where id = $2",
      [name, companyId],
    );
    const found = async (text: string) =>
      (await listCompanies(db, { text, page: 1, pageSize: 50 })).items.map(({ id }) => id);
    expect(await found(`0%_${companyId}`)).toEqual([companyId]);
    expect(await found("987654321")).toEqual([companyId]);
    expect(await found("987-654-321")).toEqual([companyId]);
    expect(await found("' or true --")).toEqual([]);
    const all = await listCompanies(db, { page: 1, pageSize: 100 });
    const reviews = all.items.map(({ review }) => review);
    expect(reviews).toEqual(
      reviews.toSorted((a, b) => Number(b === "waiting") - Number(a === "waiting")),
    );
    const second = await listCompanies(db, { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: all.total, items: [{ id: all.items[1]?.id }] });
    const waiting = await listCompanies(db, { review: "waiting", page: 1, pageSize: 100 });
    expect(new Set(waiting.items.map(({ review }) => review))).toEqual(new Set(["waiting"]));
    expect(waiting.total).toBeLessThan(all.total);
    const detail = await companyForStaff(db, companyId);
    expect(detail).toMatchObject({ company: { name_en: name }, members: [{ role: "approver" }] });
  });
});
