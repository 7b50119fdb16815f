const customers = "server/modules/customers";
const orders = "server/modules/orders";
const codeSenders = [
  `${customers}/registration/register.ts`,
  `${customers}/registration/resend-code.ts`,
  `${customers}/recovery/forgot-password.ts`,
  `${customers}/recovery/change-contact.ts`,
  `${customers}/second-factor/proof-routes.ts`,
  `${customers}/sign-in/code-sign-in.ts`,
];

/**
 * Files that send messages: the files that count those a visitor causes, or why no visitor causes
 * one.
 */
export const messageSenders: Record<string, readonly string[] | string> = {
  [`${customers}/mails/send-code.ts`]: codeSenders,
  [`${customers}/mails/send-alert.ts`]: "the owner's own actions, to proven contacts",
  [`${customers}/privacy/erasure-mail.ts`]: "once per account, to its owner",
  "server/modules/companies/company-mails.ts": [
    "server/modules/companies/members/member-routes.ts",
  ],
  "server/modules/staff/team/mention-mail.ts": "staff to staff",
  "server/modules/staff/team/staff-mail.ts": "staff to staff",
  "server/modules/feedback/contact/reply-to-feedback.ts": [
    "server/modules/feedback/contact/routes.ts",
  ],
  "server/modules/alerts/alert-messages.ts": ["server/modules/alerts/ask-alert.ts"],
  [`${orders}/codes/send-order-code.ts`]: [`${orders}/codes/send-order-code.ts`],
  [`${orders}/mails/deliver-order-mails.ts`]: [`${orders}/mails/held-messages.ts`],
  [`${orders}/mails/held-messages.ts`]: [`${orders}/mails/held-messages.ts`],
  [`${orders}/mails/order-sms.ts`]: [`${orders}/mails/held-messages.ts`],
  [`${orders}/mails/outlet-sms.ts`]: [`${orders}/mails/held-messages.ts`],
  "server/modules/payments/money/refund-mail.ts": "staff have sent a refund",
  "server/modules/payments/proofs/proof-mails.ts": "staff have decided about a receipt",
  "server/modules/returns/mails/notify-customer.ts": "returns of delivered orders",
  "server/modules/aftercare/send-request.ts": "once per delivered order",
};

/** Files that count guesses at the account or order of an address; they send nothing. */
export const countsGuesses: readonly string[] = [
  "server/modules/staff/sign-in/sign-in-staff.ts",
  `${customers}/sign-in/check-credentials.ts`,
  `${orders}/access/look-up-order.ts`,
];
