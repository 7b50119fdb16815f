import type { Edit, Mutations } from "../../../tools/mutate/mutation.ts";

/** Invited staff can sign in before they have chosen a password: with "lanterns everywhere". */
export const DEFAULT_PASSWORD: Edit = [
  "inviteStaff",
  'createAccount(work, "staff", null)',
  'createAccount(work, "staff", "$argon2id$v=19$m=8,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g")',
];

export const SIGN_IN: Mutations = {
  "V6.1.1": ["whoseGuesses", 'login.is_known_browser ? "sign-in-known" : "sign-in"', '"sign-in"'],
  "V6.1.2": [
    "passwordOwner",
    "const shop = [siteName.ar, siteName.en];",
    'const shop = [siteName.ar, siteName.en].map(() => "");',
  ],
  "V6.1.3": ["findSession", "cookie_hash = ${secretHash(proof.cookie)}", "cookie_hash is not null"],
  "V6.2.1": ["newPassword", "z.minLength(PASSWORD_MIN)", "z.minLength(PASSWORD_MIN - 1)"],
  "V6.2.2": ["changePassword", "await setPassword(work, who.id, passwordHash);", ""],
  "V6.2.3": ["changePassword", "await confirmPassword(platform, who.id, currentPassword);", ""],
  "V6.2.4": ["weaknessOf", 'if (isUsual) return "commonPassword";', ""],
  "V6.2.8": [
    "tagOf",
    'password.normalize("NFC")',
    'password.normalize("NFC").trim().toLowerCase()',
  ],
  "V6.2.11": [
    ["weaknessOf", 'if (isPersonal) return "personalPassword";', ""],
    ["weaknessOf", "ESTIMATED_CHARACTERS), own)", "ESTIMATED_CHARACTERS))"],
  ],
  "V6.3.1": [
    "provePassword",
    "for (const limit of [...shared, ...own]) await takeAttempt(db, limit);",
    "for (const limit of shared) await takeAttempt(db, limit);",
  ],
  "V6.3.2": [
    "addOwner",
    'const name = cutText(email.slice(0, email.indexOf("@")), 80)',
    'await inviteStaff(work, { email: "admin@shop.example", name: "Admin", role: "owner", locale });\n  const name = cutText(email.slice(0, email.indexOf("@")), 80)',
  ],
  "V6.3.3": [
    "identifyStaff",
    'if (role === "owner" && !hasTwoFactor)',
    'if (role === "owner" && hasTwoFactor === undefined)',
  ],
  "V6.3.4": ["createToken", "await checkCode(platform, login.id, input.code);", ""],
  "V6.4.1": ["findInvitation", '.where("invitation.expires_at", ">", sql<Date>`now()`)', ""],
  "V6.4.3": [
    "resetPassword",
    "await endSessions(work, customer.id);",
    'await endSessions(work, customer.id);\n    await (await import("#server/modules/identity/index.ts")).removeSecondFactor(work, customer.id);',
  ],
  "V6.4.4": ["resetStaff", "await setPassword(work, staffId, null);", ""],
  "V6.5.1": [
    ["stepOfCode", "return step > after ? step : undefined;", "return step;"],
    ["takeAppCode", '.where("last_step", "<", step)', ""],
  ],
  "V6.5.2": [
    "makeBackupCodes",
    "code_hash: keyedHash(secrets.authSecret, codeText(accountId, code)),",
    "code_hash: Buffer.from(code.padEnd(32)),",
  ],
  "V6.5.4": ["DIGITS", "reset: 8,", "reset: 6,"],
  "V6.5.5": ["CODE_MINUTES", "  reset: 15,", "  reset: 1500,"],
  "V6.6.1": [
    "findVerified",
    'customers.where("phone", "=", target).where("phone_verified", "=", true)',
    'customers.where("phone", "=", target)',
  ],
  "V6.6.2": [
    "countGuess",
    '.where("purpose", "in", purposes)\n    .where("code_ends_at"',
    '.where("code_ends_at"',
  ],
  "V6.6.3": ["countGuess", '.where("attempts", "<", CODE_TRIES)', ""],
};

export const SESSION: Mutations = {
  "V7.1.1": ["REALMS", "sessionHours: 30 * 24", "sessionHours: 300 * 24"],
  "V7.1.2": [
    "sessionsOf",
    '.orderBy("id", "desc")\n    .execute();',
    '.orderBy("id", "desc")\n    .limit(1)\n    .execute();',
  ],
  "V7.2.1": [
    "findSession",
    "token_hash = ${secretHash(proof.token)} and cookie_hash",
    "cookie_hash",
  ],
  "V7.2.2": [
    "openSession",
    "const cookie = newSecret();\n",
    "const cookie = before ?? newSecret();\n",
  ],
  "V7.2.3": [
    "newSecret",
    'randomBytes(32).toString("base64url")',
    'Buffer.concat([randomBytes(8), Buffer.alloc(24)]).toString("base64url")',
  ],
  "V7.2.4": ["openSession", "if (before !== undefined) {", 'if (before === "") {'],
  "V7.3.1": ["IDLE_HOURS", "IDLE_HOURS = 3;", "IDLE_HOURS = 30;"],
  "V7.3.2": [
    "findSession",
    "where realm = ${realm} and expires_at > now() and",
    "where realm = ${realm} and",
  ],
  "V7.4.1": [
    "signInRoutes",
    "endSession(work, { accountId: who.id, sessionId: who.sessionId }),",
    "endSession(work, { accountId: who.id, sessionId: 0 }),",
  ],
  "V7.4.2": [
    [
      "staffCustomerRoutes",
      "body.reason);\n    await endSessions(work, params.id);",
      "body.reason);",
    ],
    ["findCustomer", " and customer.disabled_at is null", ""],
  ],
  "V7.4.3": ["staffSelfRoutes", "hash);\n      await endSessions(work, who.id);", "hash);"],
  "V7.4.4": [
    "AccountMenu",
    '<li className="mt-1 border-t border-hairline pt-1">',
    '<li className="mt-1 border-t border-hairline pt-1" hidden>',
  ],
  "V7.4.5": [
    "staffCustomerRoutes",
    'refuse("not-found");\n    await endSessions(work, params.id);',
    'refuse("not-found");',
  ],
  "V7.5.1": [
    "secondFactorRoutes",
    "contract.beginTwoFactor, async ({ who, locale }) => {\n    requireRecent(who);",
    "contract.beginTwoFactor, async ({ who, locale }) => {",
  ],
  "V7.5.2": [
    "endSession",
    '.where("id", "=", sessionId)\n    .where("account_id", "=", accountId)',
    '.where("id", "=", sessionId)',
  ],
};

export const ACCESS: Mutations = {
  "V8.1.1": [
    "apiDocument",
    "openApiDocument(endpoints, API)",
    "openApiDocument({ ...endpoints, another: endpoints.getCart }, API)",
  ],
  "V8.1.2": [
    "customerDetail",
    "select ${COLUMNS}, customer.full_name_en",
    "select ${COLUMNS}, customer.first_name, customer.full_name_en",
  ],
  "V8.2.1": ["identifyStaff", 'if (!mayStaff(role, permission)) refuse("forbidden");', ""],
  "V8.2.2": ["isReadableBy", '("order".shopper_id = ${shopperId} and', "("],
  "V8.2.3": [
    "inputOf",
    "endpoint.body && validate(endpoint.body, request.body)",
    "endpoint.body && { ...(request.body as object), ...(validate(endpoint.body, request.body) as object) }",
  ],
  "V8.3.1": [
    "identifyStaff",
    "if (permission !== undefined) {",
    'if (permission !== undefined && request.method !== "GET") {',
  ],
  "V8.4.1": [
    "roleIn",
    '.where("company_id", "=", companyId)\n    .where("customer_id", "=", customerId)\n    .executeTakeFirst();\n  return member?.role;',
    '.where("customer_id", "=", customerId)\n    .executeTakeFirst();\n  return member?.role;',
  ],
  "V9.1.1": ["readToken", 'if (!isOurs) refuse("not-found");', ""],
  "V9.2.2": ["signedText", "`unsubscribe:${topic}:${subject}`", "subject"],
};
