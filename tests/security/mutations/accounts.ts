import type { Edit, Mutations } from "../../../tools/mutate/mutation.ts";

const CUSTOMERS = "server/modules/customers";
const IDENTITY = "server/modules/identity";
const STAFF = "server/modules/staff";
const SESSIONS = `${IDENTITY}/sessions.ts`;

/** Invited staff can sign in before they have chosen a password: with "lanterns everywhere". */
export const DEFAULT_PASSWORD: Edit = [
  `${STAFF}/team/invite-staff.ts`,
  'createAccount(work, "staff", null)',
  'createAccount(work, "staff", "$argon2id$v=19$m=8,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g")',
];

export const SIGN_IN: Mutations = {
  "V6.1.1": [
    `${CUSTOMERS}/sign-in/check-credentials.ts`,
    'login.is_known_browser ? "sign-in-known" : "sign-in"',
    '"sign-in"',
  ],
  "V6.1.2": [
    `${CUSTOMERS}/recovery/password-owner.ts`,
    "const shop = [siteName.ar, siteName.en];",
    'const shop = [siteName.ar, siteName.en].map(() => "");',
  ],
  "V6.1.3": [SESSIONS, "cookie_hash = ${secretHash(proof.cookie)}", "cookie_hash is not null"],
  "V6.2.1": [
    "contract/identity/credentials.ts",
    "z.minLength(PASSWORD_MIN)",
    "z.minLength(PASSWORD_MIN - 1)",
  ],
  "V6.2.2": [
    `${CUSTOMERS}/recovery/change-password.ts`,
    "await setPassword(work, who.id, passwordHash);",
    "",
  ],
  "V6.2.3": [
    `${CUSTOMERS}/recovery/change-password.ts`,
    "await confirmPassword(platform, who.id, currentPassword);",
    "",
  ],
  "V6.2.4": [`${IDENTITY}/passwords/guessable.ts`, 'if (isUsual) return "commonPassword";', ""],
  "V6.2.8": [
    "server/platform/secrets/passwords.ts",
    'password.normalize("NFC")',
    'password.normalize("NFC").trim().toLowerCase()',
  ],
  "V6.2.11": [
    [`${IDENTITY}/passwords/guessable.ts`, 'if (isPersonal) return "personalPassword";', ""],
    [`${IDENTITY}/passwords/guessable.ts`, "ESTIMATED_CHARACTERS), own)", "ESTIMATED_CHARACTERS))"],
  ],
  "V6.3.1": [
    `${IDENTITY}/prove-password.ts`,
    "for (const limit of [...shared, ...own]) await takeAttempt(db, limit);",
    "for (const limit of shared) await takeAttempt(db, limit);",
  ],
  "V6.3.2": [
    `${STAFF}/add-owner.ts`,
    'const name = cutText(email.slice(0, email.indexOf("@")), 80)',
    'await inviteStaff(work, { email: "admin@shop.example", name: "Admin", role: "owner", locale });\n  const name = cutText(email.slice(0, email.indexOf("@")), 80)',
  ],
  "V6.3.3": [
    `${STAFF}/sign-in/identify-staff.ts`,
    'if (role === "owner" && !hasTwoFactor)',
    'if (role === "owner" && hasTwoFactor === undefined)',
  ],
  "V6.3.4": [
    `${CUSTOMERS}/sign-in/create-token.ts`,
    "await checkCode(platform, login.id, input.code);",
    "",
  ],
  "V6.4.1": [
    `${STAFF}/team/invite-staff.ts`,
    '.where("invitation.expires_at", ">", sql<Date>`now()`)',
    "",
  ],
  "V6.4.3": [
    `${CUSTOMERS}/recovery/reset-password.ts`,
    "await endSessions(work, customer.id);",
    'await endSessions(work, customer.id);\n    await (await import("#server/modules/identity/index.ts")).removeSecondFactor(work, customer.id);',
  ],
  "V6.4.4": [`${STAFF}/team/change-staff.ts`, "await setPassword(work, staffId, null);", ""],
  "V6.5.1": [
    [
      `${IDENTITY}/second-factor/app-code.ts`,
      "return step > after ? step : undefined;",
      "return step;",
    ],
    [`${IDENTITY}/second-factor/app-code.ts`, '.where("last_step", "<", step)', ""],
  ],
  "V6.5.2": [
    `${IDENTITY}/second-factor/backup-codes.ts`,
    "code_hash: keyedHash(secrets.authSecret, codeText(accountId, code)),",
    "code_hash: Buffer.from(code.padEnd(32)),",
  ],
  "V6.5.4": [`${IDENTITY}/verification.ts`, "reset: 8,", "reset: 6,"],
  "V6.5.5": [`${IDENTITY}/verification.ts`, "  reset: 15,", "  reset: 1500,"],
  "V6.6.1": [
    `${CUSTOMERS}/recovery/find-verified.ts`,
    'customers.where("phone", "=", target).where("phone_verified", "=", true)',
    'customers.where("phone", "=", target)',
  ],
  "V6.6.2": [
    `${IDENTITY}/verification.ts`,
    '.where("purpose", "in", purposes)\n    .where("code_ends_at"',
    '.where("code_ends_at"',
  ],
  "V6.6.3": [`${IDENTITY}/verification.ts`, '.where("attempts", "<", CODE_TRIES)', ""],
};

export const SESSION: Mutations = {
  "V7.1.1": [`${IDENTITY}/realms.ts`, "sessionHours: 30 * 24", "sessionHours: 300 * 24"],
  "V7.1.2": [
    SESSIONS,
    '.orderBy("id", "desc")\n    .execute();',
    '.orderBy("id", "desc")\n    .limit(1)\n    .execute();',
  ],
  "V7.2.1": [SESSIONS, "token_hash = ${secretHash(proof.token)} and cookie_hash", "cookie_hash"],
  "V7.2.2": [SESSIONS, "const cookie = newSecret();\n", "const cookie = before ?? newSecret();\n"],
  "V7.2.3": [
    `${IDENTITY}/secrets.ts`,
    'randomBytes(32).toString("base64url")',
    'Buffer.concat([randomBytes(8), Buffer.alloc(24)]).toString("base64url")',
  ],
  "V7.2.4": [SESSIONS, "if (before !== undefined) {", 'if (before === "") {'],
  "V7.3.1": [SESSIONS, "IDLE_HOURS = 3;", "IDLE_HOURS = 30;"],
  "V7.3.2": [
    SESSIONS,
    "where realm = ${realm} and expires_at > now() and",
    "where realm = ${realm} and",
  ],
  "V7.4.1": [
    `${CUSTOMERS}/sign-in/routes.ts`,
    "endSession(work, { accountId: who.id, sessionId: who.sessionId }),",
    "endSession(work, { accountId: who.id, sessionId: 0 }),",
  ],
  "V7.4.2": [
    [
      `${STAFF}/customers/routes.ts`,
      "body.reason);\n    await endSessions(work, params.id);",
      "body.reason);",
    ],
    [`${CUSTOMERS}/sign-in/customer-of.ts`, " and customer.disabled_at is null", ""],
  ],
  "V7.4.3": [
    `${STAFF}/sign-in/routes.ts`,
    "hash);\n      await endSessions(work, who.id);",
    "hash);",
  ],
  "V7.4.4": [
    "web/shell/parts/account/account-menu.tsx",
    '<li className="mt-1 border-t border-hairline pt-1">',
    '<li className="mt-1 border-t border-hairline pt-1" hidden>',
  ],
  "V7.4.5": [
    `${STAFF}/customers/routes.ts`,
    'refuse("not-found");\n    await endSessions(work, params.id);',
    'refuse("not-found");',
  ],
  "V7.5.1": [
    `${CUSTOMERS}/second-factor/routes.ts`,
    "contract.beginTwoFactor, async ({ who, locale }) => {\n    requireRecent(who);",
    "contract.beginTwoFactor, async ({ who, locale }) => {",
  ],
  "V7.5.2": [
    SESSIONS,
    '.where("id", "=", sessionId)\n    .where("account_id", "=", accountId)',
    '.where("id", "=", sessionId)',
  ],
};

export const ACCESS: Mutations = {
  "V8.1.1": [
    "server/app-api.ts",
    "openApiDocument(endpoints, API)",
    "openApiDocument({ ...endpoints, another: endpoints.getCart }, API)",
  ],
  "V8.1.2": [
    `${STAFF}/customers/customer-list.ts`,
    "select ${COLUMNS}, customer.full_name_en",
    "select ${COLUMNS}, customer.first_name, customer.full_name_en",
  ],
  "V8.2.1": [
    `${STAFF}/sign-in/identify-staff.ts`,
    'if (!mayStaff(role, permission)) refuse("forbidden");',
    "",
  ],
  "V8.2.2": [
    "server/modules/orders/access/order-policy.ts",
    '("order".shopper_id = ${shopperId} and',
    "(",
  ],
  "V8.2.3": [
    "server/platform/http/serve-endpoint.ts",
    "endpoint.body && validate(endpoint.body, request.body)",
    "endpoint.body && { ...(request.body as object), ...(validate(endpoint.body, request.body) as object) }",
  ],
  "V8.3.1": [
    `${STAFF}/sign-in/identify-staff.ts`,
    "if (permission !== undefined) {",
    'if (permission !== undefined && request.method !== "GET") {',
  ],
  "V8.4.1": [
    "server/modules/companies/members/members.ts",
    '.where("company_id", "=", companyId)\n    .where("customer_id", "=", customerId)\n    .executeTakeFirst();\n  return member?.role;',
    '.where("customer_id", "=", customerId)\n    .executeTakeFirst();\n  return member?.role;',
  ],
  "V9.1.1": [
    `${CUSTOMERS}/preferences/unsubscribe-link.ts`,
    'if (!isOurs) refuse("not-found");',
    "",
  ],
  "V9.2.2": [
    `${CUSTOMERS}/preferences/unsubscribe-link.ts`,
    "`unsubscribe:${topic}:${subject}`",
    "subject",
  ],
};
