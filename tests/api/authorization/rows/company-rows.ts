import sharp from "sharp";
import { addColleague, foundCompany, invite } from "#server/testing/company.ts";
import { CustomerClient } from "#server/testing/sign-in.ts";
import { anybody, approvers, members, ownApprover, signedIn } from "../callers.ts";
import { asCustomer, type Attempt, body, type Rows } from "../row.ts";

const PAPER = { kind: "tax-card" };
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();

let count = 0;
const newEmail = () => `invited-${(count += 1)}@example.com`;

/** For a new company: the number of members is limited to fifty. */
async function invitationTo({ shop }: Attempt, email: string) {
  const { founder } = await foundCompany(shop);
  return { params: { invitation: await invite(shop, founder, email, "buyer") } };
}

/** A company is limited to fifty members: those added for earlier requests are removed. */
async function newColleague({ shop, founder, callers }: Attempt): Promise<number> {
  const staying = [founder, callers.buyer, callers.approver].map((one) =>
    one instanceof CustomerClient ? one.userInfo.id : 0,
  );
  await shop.pool.query(
    `delete from companies.company_member where customer_id <> all ($1)
       and company_id = (select company_id from companies.company_member where customer_id = $2)`,
    [staying, founder.userInfo.id],
  );
  return (await addColleague(shop, founder, "buyer")).userInfo.id;
}

/** Members on their company. */
export const companyRows: Rows = {
  getCompany: { may: members },
  updateCompany: {
    may: approvers,
    request: body({ companyNameEn: "Nile Lighting LLC", website: "nile.example" }),
  },
  sendCompanyDocument: {
    may: approvers,
    request: async () => ({ params: { kind: "other" }, file: await picture() }),
  },
  getCompanyDocument: {
    // The rival's company has sent none.
    may: { ...members, rival: 404 },
    request: async ({ founder }) => {
      const sent = await founder.send({
        method: "POST",
        url: "/api/v1/account/company/documents/tax-card",
        payload: await picture(),
        headers: { "content-type": "image/jpeg" },
      });
      if (sent.statusCode !== 201) throw new Error(sent.body);
      return { params: PAPER };
    },
  },
  listMembers: { may: members },
  inviteMember: {
    may: approvers,
    request: () => ({ body: { email: newEmail(), role: "buyer" } }),
  },
  withdrawInvitation: {
    may: ownApprover,
    request: async ({ founder }) => {
      const given = { email: newEmail(), role: "buyer" };
      const answer = await founder.post("/api/v1/account/company/invitations", given);
      return { params: { id: answer.json<{ id: number }>().id } };
    },
  },
  changeMember: {
    may: ownApprover,
    request: async (attempt) => ({
      params: { id: await newColleague(attempt) },
      body: { role: "approver" },
    }),
  },
  removeMember: {
    may: ownApprover,
    request: async (attempt) => ({ params: { id: await newColleague(attempt) } }),
  },
  getInvitation: {
    may: anybody,
    request: (attempt) => invitationTo(attempt, newEmail()),
  },
  acceptInvitation: {
    // A member of a company cannot join another.
    may: { ...signedIn, buyer: 409, approver: 409, rival: 409 },
    fresh: true,
    request: asCustomer(({ userInfo }, attempt) => invitationTo(attempt, userInfo.email ?? ""), {
      params: { invitation: "x".repeat(43) },
    }),
  },
};
