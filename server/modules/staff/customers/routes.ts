import {
  type CompanyRow,
  CUSTOMERS_PAGE,
  staffCustomerEndpoints as contract,
} from "#contract/staff/customer-endpoints.ts";
import { companyForStaff, listCompanies, reviewCompany } from "#server/modules/companies/index.ts";
import { setDisabled } from "#server/modules/customers/index.ts";
import { endSessions } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { customerDetail, listCustomers } from "./customer-list.ts";

export const staffCustomerRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listCustomers, ({ query }) => listCustomers(db, query));

  serveEndpoint(app, contract.getCustomer, async ({ params }) => {
    return (await customerDetail(db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.signCustomerOut, async ({ work, record, params }) => {
    if (!(await customerDetail(work.db, params.id))) refuse("not-found");
    await endSessions(work, params.id);
    await record({ action: "customer.sign-out", target: `customer:${params.id}` });
  });

  serveStaffCommand(app, platform, contract.disableCustomer, async (input) => {
    const { work, record, params, body } = input;
    const disabled = await setDisabled(work, params.id, body.reason);
    await endSessions(work, params.id);
    // Not the reason: people write names into it, and the log outlives an erasure.
    const after = { disabled: true };
    await record({
      action: "customer.disable",
      target: target(params),
      before: { disabled },
      after,
    });
    return (await customerDetail(work.db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.enableCustomer, async ({ work, record, params }) => {
    const disabled = await setDisabled(work, params.id, null);
    const after = { disabled: false };
    await record({
      action: "customer.enable",
      target: target(params),
      before: { disabled },
      after,
    });
    return (await customerDetail(work.db, params.id)) ?? refuse("not-found");
  });
};

const target = ({ id }: { id: number }) => `customer:${id}`;

export const staffCompanyRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listCompanies, async ({ query }) => {
    const { page, q, review } = query;
    const search = { review, text: q, page, pageSize: CUSTOMERS_PAGE };
    const { items, total } = await listCompanies(platform.db, search);
    return { items: items.map(presentCompany), total, page, pageSize: CUSTOMERS_PAGE };
  });

  serveStaffCommand(app, platform, contract.reviewCompany, async (input) => {
    const { work, record, params, body } = input;
    const found = await companyForStaff(work.db, params.id);
    if (found?.company.erased_at !== null) refuse("not-found");
    const before = reviewOf(found.company);
    const after = {
      review: body.decision,
      note: body.note || null,
      priceListId: body.priceListId === undefined ? before.priceListId : body.priceListId,
    };
    await reviewCompany(work, params.id, after);
    const decided = { review: after.review, priceListId: after.priceListId };
    await record({
      action: "company.review",
      target: `company:${params.id}`,
      before,
      after: decided,
    });
    const { company, members } = (await companyForStaff(work.db, params.id)) ?? refuse("not-found");
    return presentCompany({ ...company, members: members.length });
  });
};

type CompanyFacts = Awaited<ReturnType<typeof listCompanies>>["items"][number];

/** Without the words to the company, which name people: what goes into the log outlives an erasure. */
function reviewOf(row: Pick<CompanyFacts, "review" | "price_list_id">) {
  return { review: row.review, priceListId: row.price_list_id };
}

function presentCompany(row: CompanyFacts): CompanyRow {
  return {
    id: row.id,
    companyNameEn: row.name_en ?? "",
    companyNameAr: row.name_ar ?? "",
    website: row.website,
    phoneNumber: row.phone_number,
    taxNumber: row.tax_number,
    review: row.review,
    reviewNote: row.review_note,
    priceListId: row.price_list_id,
    members: row.members ?? 0,
    createdAt: row.created_at.toISOString(),
  };
}
