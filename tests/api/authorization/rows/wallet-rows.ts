import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { roles, signedIn } from "../callers.ts";
import { type Attempt, body, type Rows } from "../row.ts";

const ofPerson = ({ person: { userInfo } }: Attempt) => ({ params: { id: userInfo.id } });

/** A request by another member, so that the caller may decide on it. */
async function request({ shop, person: { userInfo } }: Attempt) {
  const asker = await signInStaff(shop, "owner");
  const asked = await asker.post(`/api/v1/admin/customers/${userInfo.id}/wallet`, {
    type: "Deposit",
    amount: 600_000_00,
    note: "Sorry",
  });
  return { params: { id: asked.json<{ request: { id: number } }>().request.id } };
}

/** Store credit. */
export const walletRows: Rows = {
  getWallet: { may: signedIn },
  getCustomerWallet: { may: roles("orders", "support"), request: ofPerson },
  changeCustomerWallet: {
    may: roles(),
    request: (attempt) => ({
      ...ofPerson(attempt),
      ...body({ type: "Deposit", amount: 100, note: "Sorry" })(),
    }),
  },
  listWalletRequests: { may: roles("orders") },
  approveWalletRequest: { may: roles(), request },
  declineWalletRequest: {
    may: roles(),
    request: async (attempt) => ({ ...(await request(attempt)), body: { reason: "Too much" } }),
  },
};
