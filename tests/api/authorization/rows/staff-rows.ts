import { addBlock } from "#server/platform/http/network-blocks.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { foundCompany } from "#server/testing/company.ts";
import { addStaff, signInStaff, STAFF_PASSWORD } from "#server/testing/sign-in-staff.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { anybody, roles, staff } from "../callers.ts";
import { readingMail } from "../fixtures.ts";
import { asStaff, type Attempt, body, query, type Rows } from "../row.ts";

let count = 0;
const newEmail = () => `new-${(count += 1)}@staff.example`;
const somebody = async ({ shop }: Attempt) => ({
  params: { id: (await addStaff(shop, "content")).staffId },
});
const customer = async ({ shop }: Attempt) => ({
  params: { id: (await registerCustomer(shop)).userInfo.id },
});

const VIEW = { list: "orders", name: "Today", search: "?page=1" };
const company = async ({ shop }: Attempt) => ({
  params: { id: (await foundCompany(shop)).companyId },
});

/** Two accounts whose emails reach the same mailbox. */
async function twins({ shop }: Attempt) {
  const name = `twin-${(count += 1)}`;
  const kept = await registerCustomer(shop, { email: `${name}@example.com` });
  const other = await registerCustomer(shop, { email: `${name}+lamps@example.com` });
  return { id: kept.userInfo.id, other: other.userInfo.id };
}

async function invitation(attempt: Attempt) {
  const email = newEmail();
  const owner = await signInStaff(attempt.shop, "owner");
  const { link } = await readingMail(attempt, email, () =>
    owner.post("/api/v1/admin/staff", { email, name: "Nour", role: "support" }),
  );
  return { params: { invitation: link.split("#")[1] ?? "" } };
}

/** Staff on their own account, their team, customers and companies. */
export const staffRows: Rows = {
  staffSignIn: {
    may: anybody,
    fresh: true,
    request: async ({ shop }) => ({
      body: { email: (await addStaff(shop, "support")).email, password: STAFF_PASSWORD },
    }),
  },
  staffSecondFactor: {
    may: anybody,
    fresh: true,
    request: async ({ shop }) => {
      const owner = await signInStaff(shop, "owner");
      const { challenge } = (await owner.signIn()).json<{ challenge: string }>();
      return { body: { challenge, code: authenticatorCode(owner.secret, 1) } };
    },
  },
  staffSignOut: { may: anybody, fresh: true },
  getStaffSession: { may: staff },
  listStaffSessions: { may: staff },
  listViews: { may: staff, request: query({ list: "orders" }) },
  saveView: { may: staff, request: body(VIEW) },
  removeView: {
    may: staff,
    request: asStaff(
      async (member) => {
        const saved = await member.post("/api/v1/admin/views", VIEW);
        return { params: { id: saved.json<{ id?: number }>().id ?? 1 } };
      },
      { params: { id: 1 } },
    ),
  },
  endStaffSession: {
    may: staff,
    fresh: true,
    request: asStaff(
      async (member) => {
        const listed = await member.get("/api/v1/admin/auth/sessions");
        const { items } = listed.json<{ items?: { id: number }[] }>();
        return { params: { id: items?.[0]?.id ?? 1 } };
      },
      { params: { id: 1 } },
    ),
  },
  endOtherStaffSessions: { may: staff, fresh: true },
  changeStaffPassword: {
    may: staff,
    fresh: true,
    request: body({ currentPassword: STAFF_PASSWORD, password: "فوانيس في كل شباك 52" }),
  },
  beginStaffTwoFactor: {
    may: { ...staff, owner: 409 },
    fresh: true,
    request: body({ password: STAFF_PASSWORD }),
  },
  confirmStaffTwoFactor: {
    may: { ...staff, owner: 409 },
    fresh: true,
    request: asStaff(
      async (member) => {
        const url = "/api/v1/admin/auth/two-factor/begin";
        const begun = (await member.post(url, { password: STAFF_PASSWORD })).json<{
          secret?: string;
        }>();
        return { body: { code: authenticatorCode(begun.secret ?? member.secret) } };
      },
      { body: { code: "000000" } },
    ),
  },
  disableStaffTwoFactor: {
    may: { ...staff, owner: 403, newOwner: 403 },
    fresh: true,
    request: asStaff(
      async (member) => {
        if (member.secret === "") await member.setUpTwoFactor();
        return { body: { password: STAFF_PASSWORD, code: authenticatorCode(member.secret, 1) } };
      },
      { body: { password: STAFF_PASSWORD, code: "000000" } },
    ),
  },
  getStaffInvitation: { may: anybody, request: invitation },
  acceptStaffInvitation: {
    may: anybody,
    request: async (attempt) => ({
      ...(await invitation(attempt)),
      body: { name: "Nour", password: STAFF_PASSWORD },
    }),
  },
  listTeam: { may: roles() },
  inviteStaff: {
    may: roles(),
    request: () => ({ body: { email: newEmail(), name: "Nour", role: "support" } }),
  },
  changeStaff: {
    may: roles(),
    request: async (attempt) => ({ ...(await somebody(attempt)), body: { role: "orders" } }),
  },
  resetStaff: { may: roles(), request: somebody },
  listMemberSessions: { may: roles(), request: somebody },
  endMemberSession: {
    may: roles(),
    request: async ({ shop, callers }) => {
      const { staffId } = await signInStaff(shop, "content");
      const listed = await callers.owner.get(`/api/v1/admin/staff/${staffId}/sessions`);
      const [session] = listed.json<{ items: { id: number }[] }>().items;
      return { params: { id: staffId, session: session?.id ?? 0 } };
    },
  },
  listAudit: { may: roles() },
  listNetworkBlocks: { may: roles() },
  blockNetwork: {
    may: roles(),
    request: async () => ({ body: { network: "203.0.113.0/24", hours: 1, reason: "Flood" } }),
  },
  unblockNetwork: {
    may: roles(),
    request: async ({ shop }) => {
      const network = { network: `198.51.100.${(count += 1) % 256}`, hours: 1, reason: "Flood" };
      const { id } = await shop.run((work) => addBlock(work, network));
      return { params: { id } };
    },
  },
  listCustomers: { may: roles("orders", "support") },
  getCustomer: { may: roles("orders", "support"), request: customer },
  getCustomerOrders: { may: roles("orders", "support"), request: customer },
  signCustomerOut: { may: roles("support"), request: customer },
  disableCustomer: {
    may: roles("support"),
    request: async (attempt) => ({ ...(await customer(attempt)), body: { reason: "Stolen card" } }),
  },
  enableCustomer: { may: roles("support"), request: customer },
  listDuplicates: { may: roles("support"), request: customer },
  previewMerge: {
    may: roles("support"),
    request: async (attempt) => {
      const { id, other } = await twins(attempt);
      return { params: { id, other } };
    },
  },
  mergeCustomer: {
    may: roles("support"),
    request: async (attempt) => {
      const { id, other } = await twins(attempt);
      return { params: { id }, body: { other } };
    },
  },
  getCustomerPrivacy: { may: roles("support"), request: customer },
  exportCustomer: {
    may: roles("support"),
    request: async (attempt) => ({ ...(await customer(attempt)), body: { askedBy: "phone" } }),
  },
  eraseCustomer: {
    may: roles("support"),
    request: async (attempt) => ({ ...(await customer(attempt)), body: { askedBy: "phone" } }),
  },
  listCompanies: { may: roles("orders") },
  readCompany: { may: roles("orders"), request: company },
  readCompanyDocument: {
    may: roles("orders"),
    request: async (attempt) => {
      const { params } = await company(attempt);
      await attempt.shop.pool.query(
        "insert into companies.document (company_id, kind, file_kind, bytes) values ($1, 'tax-card', 'webp', 'x')",
        [params.id],
      );
      return { params: { ...params, kind: "tax-card" } };
    },
  },
  askCompanyDocument: {
    may: roles("orders"),
    request: async (attempt) => ({
      ...(await company(attempt)),
      body: { kind: "tax-card", note: "Both sides" },
    }),
  },
  reviewCompany: {
    may: roles("orders"),
    request: async (attempt) => ({ ...(await company(attempt)), body: { decision: "approved" } }),
  },
};
