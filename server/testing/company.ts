import { createCompany } from "../modules/companies/index.ts";
import { openMailbox } from "./mailbox.ts";
import { registerCustomer, type CustomerClient } from "./sign-in.ts";
import type { TestShop } from "./test-shop.ts";

export const COMPANY = {
  companyNameEn: "Nile Lighting LLC",
  companyNameAr: "النيل للإضاءة",
  taxNumber: "123-456-789",
};

/** A customer who has just created a company and is its approver. */
export async function foundCompany(
  shop: TestShop,
): Promise<{ founder: CustomerClient; companyId: number }> {
  const founder = await registerCustomer(shop);
  const { companyId } = await shop.run((work) => createCompany(work, founder.userInfo.id, COMPANY));
  return { founder, companyId };
}

/** Adds a colleague, who was invited by mail and has accepted. */
export async function addColleague(
  shop: TestShop,
  inviter: CustomerClient,
  role: "buyer" | "approver",
): Promise<CustomerClient> {
  const colleague = await registerCustomer(shop);
  const secret = await invite(shop, inviter, colleague.userInfo.email ?? "", role);
  const answer = await colleague.post(`/api/v1/invitations/${secret}/accept`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return colleague;
}

/** @returns the secret in the mail's link */
export async function invite(
  shop: TestShop,
  inviter: CustomerClient,
  email: string,
  role: "buyer" | "approver",
): Promise<string> {
  const mailbox = openMailbox(shop.platform);
  const answer = await inviter.post("/api/v1/account/company/invitations", { email, role });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { link } = await mailbox.mailTo(email.toLowerCase());
  return link.split("#")[1] ?? "";
}
