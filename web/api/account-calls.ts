import { askProof } from "./ask-proof.ts";
import { ApiProblem, PROOF_NEEDED } from "./api-problem.ts";
import type { CallTable } from "./call-table.ts";
import { callerOf } from "./client.ts";

/** The calls of signing in, the account, the company and what hangs on them, and of pages that few open first. */
export const accountCalls = {
  getPayment: ["GET", "/api/v1/orders/{number}/payment"],
  beginPayment: ["POST", "/api/v1/orders/{number}/payment"],
  addProofFile: ["POST", "/api/v1/orders/{number}/payment/proof-files"],
  removeProofFile: ["DELETE", "/api/v1/orders/{number}/payment/proof-files/{id}"],
  getProofFile: ["GET", "/api/v1/orders/{number}/payment/proof-files/{id}"],
  sendProof: ["POST", "/api/v1/orders/{number}/payment/proofs"],
  paymobCallback: ["POST", "/api/v1/payments/paymob/callback"],
  listCompanyOrders: ["GET", "/api/v1/account/company/orders"],
  decideOrder: ["POST", "/api/v1/account/company/orders/{number}/decision"],
  listOrders: ["GET", "/api/v1/orders"],
  sendConfirmationCode: ["POST", "/api/v1/orders/{number}/confirmation/code"],
  confirmOrder: ["POST", "/api/v1/orders/{number}/confirmation"],
  sendAccessCode: ["POST", "/api/v1/orders/{number}/access/code"],
  proveAccess: ["POST", "/api/v1/orders/{number}/access"],
  followOrderLink: ["POST", "/api/v1/orders/{number}/link"],
  countEarlierOrders: ["GET", "/api/v1/account/earlier-orders"],
  sendEarlierCode: ["POST", "/api/v1/account/earlier-orders/code"],
  addEarlierOrders: ["POST", "/api/v1/account/earlier-orders"],
  cancelOrder: ["POST", "/api/v1/orders/{number}/cancel"],
  registerPerson: ["POST", "/api/v1/auth/register"],
  registerCompany: ["POST", "/api/v1/auth/register-company"],
  verifyRegistration: ["POST", "/api/v1/auth/verify"],
  resendCode: ["POST", "/api/v1/auth/resend"],
  signIn: ["POST", "/api/v1/auth/sign-in"],
  sendSignInCode: ["POST", "/api/v1/auth/sign-in-code"],
  signInByCode: ["POST", "/api/v1/auth/sign-in-code/confirm"],
  signInSecondFactor: ["POST", "/api/v1/auth/two-factor"],
  getSession: ["GET", "/api/v1/auth/session"],
  signOut: ["POST", "/api/v1/auth/sign-out"],
  createToken: ["POST", "/api/v1/auth/tokens"],
  forgotPassword: ["POST", "/api/v1/auth/forgot-password"],
  resetPassword: ["POST", "/api/v1/auth/reset-password"],
  getAccount: ["GET", "/api/v1/account"],
  updateAccount: ["PATCH", "/api/v1/account"],
  changeEmail: ["POST", "/api/v1/account/email"],
  changePhone: ["POST", "/api/v1/account/phone"],
  confirmChange: ["POST", "/api/v1/account/confirm"],
  changePassword: ["POST", "/api/v1/account/password"],
  listDevices: ["GET", "/api/v1/account/devices"],
  listSignIns: ["GET", "/api/v1/account/sign-ins"],
  revokeDevice: ["DELETE", "/api/v1/account/devices/{id}"],
  revokeOtherDevices: ["DELETE", "/api/v1/account/devices"],
  beginTwoFactor: ["POST", "/api/v1/account/two-factor"],
  confirmTwoFactor: ["POST", "/api/v1/account/two-factor/confirm"],
  renewBackupCodes: ["POST", "/api/v1/account/two-factor/backup-codes"],
  disableTwoFactor: ["POST", "/api/v1/account/two-factor/disable"],
  getProof: ["GET", "/api/v1/account/proof"],
  proveByPassword: ["POST", "/api/v1/account/proof/password"],
  sendProofCode: ["POST", "/api/v1/account/proof/code"],
  proveByCode: ["POST", "/api/v1/account/proof/confirm"],
  listAddresses: ["GET", "/api/v1/account/addresses"],
  addAddress: ["POST", "/api/v1/account/addresses"],
  updateAddress: ["PATCH", "/api/v1/account/addresses/{id}"],
  removeAddress: ["DELETE", "/api/v1/account/addresses/{id}"],
  setNewsletter: ["POST", "/api/v1/account/newsletter"],
  unsubscribe: ["POST", "/api/v1/newsletter/unsubscribe"],
  exportData: ["GET", "/api/v1/account/export"],
  eraseAccount: ["POST", "/api/v1/account/erase"],
  getCompany: ["GET", "/api/v1/account/company"],
  updateCompany: ["PATCH", "/api/v1/account/company"],
  listMembers: ["GET", "/api/v1/account/company/members"],
  inviteMember: ["POST", "/api/v1/account/company/invitations"],
  withdrawInvitation: ["DELETE", "/api/v1/account/company/invitations/{id}"],
  changeMember: ["PATCH", "/api/v1/account/company/members/{id}"],
  removeMember: ["DELETE", "/api/v1/account/company/members/{id}"],
  getInvitation: ["GET", "/api/v1/invitations/{invitation}"],
  acceptInvitation: ["POST", "/api/v1/invitations/{invitation}/accept"],
  getWallet: ["GET", "/api/v1/account/wallet"],
  listInvoices: ["GET", "/api/v1/account/invoices"],
  getOrderInvoice: ["GET", "/api/v1/orders/{number}/invoice"],
  addNationalId: ["POST", "/api/v1/orders/{number}/invoice/national-id"],
  listFavourites: ["GET", "/api/v1/favourites"],
  listRatings: ["GET", "/api/v1/products/{id}/ratings"],
  rateProduct: ["POST", "/api/v1/products/{id}/ratings"],
  listOwnRatings: ["GET", "/api/v1/account/ratings"],
  removeOwnRating: ["DELETE", "/api/v1/account/ratings/{id}"],
  getContentPage: ["GET", "/api/v1/pages/{code}"],
  listFaq: ["GET", "/api/v1/faq"],
  listNews: ["GET", "/api/v1/news"],
  getNewsItem: ["GET", "/api/v1/news/{id}"],
  listAlbums: ["GET", "/api/v1/photo-albums"],
  getAlbum: ["GET", "/api/v1/photo-albums/{id}"],
  listVideos: ["GET", "/api/v1/videos"],
  sendFeedback: ["POST", "/api/v1/feedback"],
  checkCart: ["GET", "/api/v1/cart/check"],
  getPhotometry: ["GET", "/api/v1/sons/{id}/photometry"],
  getDimensions: ["GET", "/api/v1/sons/{id}/dimensions"],
  getReturnOptions: ["GET", "/api/v1/orders/{number}/return-options"],
  requestReturn: ["POST", "/api/v1/orders/{number}/returns"],
  addReturnPicture: ["POST", "/api/v1/orders/{number}/return-pictures"],
  removeReturnPicture: ["DELETE", "/api/v1/orders/{number}/return-pictures/{id}"],
  listReturns: ["GET", "/api/v1/account/returns"],
  getReturn: ["GET", "/api/v1/returns/{number}"],
  withdrawReturn: ["POST", "/api/v1/returns/{number}/withdraw"],
  getReturnPicture: ["GET", "/api/v1/returns/{number}/pictures/{id}"],
  getInvoice: ["GET", "/api/v1/account/invoices/{number}"],
  getInvoicePdf: ["GET", "/api/v1/account/invoices/{number}/pdf"],
  getOrderInvoicePdf: ["GET", "/api/v1/orders/{number}/invoice/pdf"],
} as const satisfies CallTable;

const callOnce = callerOf(accountCalls);

/**
 * Calls an endpoint of accounts; throws an `ApiProblem` when the server refuses. What needs a fresh proof of who asks is
 * repeated once that is given, with everything that was typed.
 */
export const accountCall: typeof callOnce = async (name, ...request) => {
  try {
    return await callOnce(name, ...request);
  } catch (error) {
    const isNeeded = error instanceof ApiProblem && error.code === PROOF_NEEDED;
    if (!isNeeded || !(await askProof())) throw error;
    return callOnce(name, ...request);
  }
};
