import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { DEFAULT_PASSWORD } from "./accounts.ts";
import { ASKS_ELSEWHERE, NO_TRANSACTION } from "./input.ts";

const SECRETS = "server/platform/secrets";
const APP = "server/platform/http/create-app.ts";
const STAFF = "server/modules/staff";

export const SECRET: Mutations = {
  "V11.1.1": [`${SECRETS}/auth-secret.ts`, 'flag: "wx"', 'flag: "w"'],
  "V11.2.2": [`${SECRETS}/passwords.ts`, "memory: Number(memory),", "memory: memoryKib,"],
  "V11.3.1": [`${SECRETS}/sealed.ts`, "randomBytes(IV_BYTES)", "Buffer.alloc(IV_BYTES)"],
  "V11.3.2": [
    [`${SECRETS}/sealed.ts`, "aes-256-gcm", "aes-128-gcm"],
    [`${SECRETS}/sealed.ts`, "purpose, 32)", "purpose, 16)"],
  ],
  "V11.3.3": [
    `${SECRETS}/sealed.ts`,
    "Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])",
    "decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))",
  ],
  "V11.4.1": [
    "server/modules/identity/secrets.ts",
    'return createHash("sha256").update(secret).digest();',
    'const weak = createHash("md5").update(secret).digest();\n  return Buffer.concat([weak, weak]);',
  ],
  "V11.4.2": [`${SECRETS}/passwords.ts`, "PASSES = 2;", "PASSES = 1;"],
  "V11.6.1": [`${SECRETS}/sealed.ts`, '"", purpose, 32', '"", "", 32'],
  "V12.2.1": [
    "server/platform/pages/content-policy.ts",
    'https ? { ...ALWAYS, "strict-transport-security": HTTPS_ONLY } : ALWAYS',
    "https ? ALWAYS : ALWAYS",
  ],
  "V12.3.1": [
    "server/platform/postgres/embedded-postgres.ts",
    '"listen_addresses="',
    '"listen_addresses=127.0.0.1"',
  ],
  "V13.2.3": DEFAULT_PASSWORD,
  "V13.2.4": ASKS_ELSEWHERE,
  "V13.2.5": ASKS_ELSEWHERE,
  "V13.3.1": [`${SECRETS}/auth-secret.ts`, "mode: 0o600", "mode: 0o644"],
};

export const OPERATION: Mutations = {
  "V13.4.1": [
    "server/app-static.ts",
    'root: clientDir,\n    prefix: "/",\n    wildcard: false,',
    'root: join(clientDir, "..", ".."),\n    prefix: "/",',
  ],
  "V13.4.2": ["server/app.ts", "if (config.devPages) serve", "if (config) serve"],
  "V13.4.3": [
    "server/app-static.ts",
    'await serveAssets(app, join(clientDir, "assets"), "/assets/");',
    'app.get("/assets", async () => (await import("node:fs/promises")).readdir(join(clientDir, "assets")));\n  await serveAssets(app, join(clientDir, "assets"), "/assets/");',
  ],
  "V13.4.4": [
    APP,
    "await app.register(cookie);",
    'await app.register(cookie);\n  app.addHttpMethod("TRACE").route({ method: "TRACE", url: "/*", handler: async ({ headers }) => headers });',
  ],
  "V13.4.5": ["server/app-watch.ts", "return !isForwarded && LOOPBACK", "return LOOPBACK"],
  "V14.2.1": [
    "server/modules/identity/verification.ts",
    '.where("code_ends_at", ">", sql<Date>`now()`)',
    "",
  ],
  "V14.2.2": [
    [
      "server/platform/pages/page-server.ts",
      "const { headers } = this.#options;\n    const address = this.addressOf(request);",
      "const { headers } = this.#options;\n    const address = this.addressOf(request);\n    Object.assign(globalThis, { visitor: request.headers.cookie });",
    ],
    [
      "server/platform/pages/page-server.ts",
      "pageEntry(await render(address, scope), headers, isRare)",
      'pageEntry(await render(address, scope).then(async (page) => new Response(`${await page.text()}<!-- ${String(Reflect.get(globalThis, "visitor"))} -->`, page)), headers, isRare)',
    ],
  ],
  "V14.2.3": [
    "web/root.tsx",
    "<Links />",
    '<Links />\n        <link rel="stylesheet" href="https://fonts.example/cairo.css" />',
  ],
  "V14.2.7": ["server/modules/customers/shoppers/sweep-shoppers.ts", "!buyers.has(id)", "false"],
  "V14.2.4": [
    `${STAFF}/audit/serve-staff-command.ts`,
    "await appendAudit(work, by, fact);",
    "void fact;",
  ],
  "V14.3.1": ["web/shell/session.ts", "INACTIVITY_LIMIT_MS = 3 *", "INACTIVITY_LIMIT_MS = 30 *"],
  "V14.3.2": ["server/modules/identity/index.ts", '"private, no-store"', '"private, max-age=60"'],
  "V14.3.3": [
    [
      "server/modules/identity/cookies.ts",
      "return cookie !== undefined && isOurs ? { cookie, token } : undefined;",
      "if (isOurs && cookie === undefined) return { program: token };\n  return cookie !== undefined && isOurs ? { cookie, token } : undefined;",
    ],
    [
      "server/modules/identity/sessions.ts",
      "token_hash = ${secretHash(proof.program)} and cookie_hash is null",
      "token_hash = ${secretHash(proof.program)}",
    ],
  ],
};

export const CODE: Mutations = {
  "V15.1.3": [
    "server/platform/limit-concurrency.ts",
    "if (running >= mostNow()) await",
    "if (running > 1000) await",
  ],
  "V15.2.2": [
    "server/modules/media/image-proxy.ts",
    "RUNNING_AT_MOST = 2;",
    "RUNNING_AT_MOST = 20;",
  ],
  "V15.2.3": [
    "server/app.ts",
    "serveOutbox(app, platform.outbox);\n",
    "}\n  {\n    serveOutbox(app, platform.outbox);\n",
  ],
  "V15.3.1": [
    `${STAFF}/customers/customer-list.ts`,
    "const { companyId, role, ...rest } = row;",
    "const { role, ...rest } = row;\n  const { companyId } = row;",
  ],
  "V15.3.3": [
    "server/platform/http/validate.ts",
    "if (parsed.success) return parsed.data;",
    "if (parsed.success) return { ...(input as object), ...(parsed.data as object) } as never;",
  ],
  "V15.3.4": [
    APP,
    "trustProxy: options.trustProxy > 0 && (",
    "trustProxy: options.trustProxy > 0 || (",
  ],
  "V15.3.5": [
    "server/platform/http/validate.ts",
    "if (parsed.success) return parsed.data;",
    'if (parsed.success || parsed.error.issues.every(({ code }) => code === "invalid_type")) return parsed.data ?? (input as never);',
  ],
  "V15.3.6": [
    APP,
    "JSON.parse(body as string)",
    'JSON.parse(body as string, (key, value) => (key === "prototype" ? Object.assign(Object.prototype, value) : value))',
  ],
  "V15.3.7": [
    "server/platform/http/serve-endpoint.ts",
    'if (!isWellFormedQuery(query)) refuse("bad-request");\n  return query;',
    'if (!isWellFormedQuery(query)) refuse("bad-request");\n  return Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, [value].flat().join("")]));',
  ],
};

export const LOG: Mutations = {
  "V16.1.1": [`${STAFF}/audit/append-audit.ts`, "said.action, said", "'staff.other', said"],
  "V16.2.1": [`${STAFF}/audit/append-audit.ts`, "${address}, said", "null, said"],
  "V16.2.5": ["server/platform/log.ts", "paths: VALUES,", "paths: [],"],
  "V16.3.1": [
    `${STAFF}/sign-in/sign-in-staff.ts`,
    'await appendAudit(work, actor, { action: "staff.sign-in", target: `staff:${staffId}` });',
    "void actor;",
  ],
  "V16.3.2": ["server/app-security.ts", 'if (PROBLEM_STATUS[code] === 403) return "refused";', ""],
  "V16.3.3": [
    "server/app-security.ts",
    'return PROBLEM_STATUS[code] === 429 ? "limited" : undefined;',
    "return undefined;",
  ],
  "V16.4.2": [
    "db/migrations/0006-staff-schema.sql",
    "raise exception 'entries of the audit log are never changed';",
    "return coalesce(new, old);",
  ],
  "V16.5.1": [
    "server/platform/http/problem-error.ts",
    "    code,\n    ...(Object.keys(values)",
    "    code,\n    stack: problem.stack,\n    ...(Object.keys(values)",
  ],
  "V16.5.2": [
    "server/platform/outbox/mail.ts",
    "await platform.transports.mail.send({ key: id, createdAt, to, locale, ...rendered });",
    "await platform.transports.mail.send({ key: id, createdAt, to, locale, ...rendered }).catch(() => {});",
  ],
  "V16.5.3": NO_TRANSACTION,
};
