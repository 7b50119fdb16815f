import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { DEFAULT_PASSWORD } from "./accounts.ts";
import { ASKS_ELSEWHERE, NO_TRANSACTION } from "./input.ts";

export const SECRET: Mutations = {
  "V11.1.1": ["readAuthSecret", 'flag: "wx"', 'flag: "w"'],
  "V11.2.2": ["createPasswords", "memory: Number(memory),", "memory: memoryKib,"],
  "V11.3.1": ["seal", "randomBytes(IV_BYTES)", "Buffer.alloc(IV_BYTES)"],
  "V11.3.2": [
    ["CIPHER", "aes-256-gcm", "aes-128-gcm"],
    ["keyBytes", "purpose, 32)", "purpose, 16)"],
  ],
  "V11.3.3": [
    "unsealUnder",
    "Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])",
    "decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))",
  ],
  "V11.4.1": [
    "secretHash",
    'return createHash("sha256").update(secret).digest();',
    'const weak = createHash("md5").update(secret).digest();\n  return Buffer.concat([weak, weak]);',
  ],
  "V11.4.2": ["PASSES", "PASSES = 2;", "PASSES = 1;"],
  "V11.6.1": ["keyBytes", '"", purpose, 32', '"", "", 32'],
  "V12.2.1": [
    "securityHeaders",
    'https ? { ...ALWAYS, "strict-transport-security": HTTPS_ONLY } : ALWAYS',
    "https ? ALWAYS : ALWAYS",
  ],
  "V12.3.1": ["SETTINGS", '"listen_addresses="', '"listen_addresses=127.0.0.1"'],
  "V13.2.3": DEFAULT_PASSWORD,
  "V13.2.4": ASKS_ELSEWHERE,
  "V13.2.5": ASKS_ELSEWHERE,
  "V13.3.1": ["readAuthSecret", "mode: 0o600", "mode: 0o644"],
};

export const OPERATION: Mutations = {
  "V13.4.1": [
    "serveStatic",
    'root: clientDir,\n    prefix: "/",\n    wildcard: false,',
    'root: join(clientDir, "..", ".."),\n    prefix: "/",',
  ],
  "V13.4.2": ["buildApp", "if (config.devPages) serveOutbox(", "if (config) serveOutbox("],
  "V13.4.3": [
    "serveStatic",
    'await serveAssets(app, join(clientDir, "assets"), "/assets/");',
    'app.get("/assets", async () => (await import("node:fs/promises")).readdir(join(clientDir, "assets")));\n  await serveAssets(app, join(clientDir, "assets"), "/assets/");',
  ],
  "V13.4.4": [
    "createApp",
    "await app.register(cookie);",
    'await app.register(cookie);\n  app.addHttpMethod("TRACE").route({ method: "TRACE", url: "/*", handler: async ({ headers }) => headers });',
  ],
  "V13.4.5": ["mayWatch", "return !isForwarded && LOOPBACK", "return LOOPBACK"],
  "V14.2.1": ["countGuess", '.where("code_ends_at", ">", sql<Date>`now()`)', ""],
  "V14.2.2": [
    [
      "PageServer",
      "const { headers } = this.#options;\n    const address = this.addressOf(request);",
      "const { headers } = this.#options;\n    const address = this.addressOf(request);\n    Object.assign(globalThis, { visitor: request.headers.cookie });",
    ],
    [
      "PageServer",
      "pageEntry(await render(address, scope), headers, isRare)",
      'pageEntry(await render(address, scope).then(async (page) => new Response(`${await page.text()}<!-- ${String(Reflect.get(globalThis, "visitor"))} -->`, page)), headers, isRare)',
    ],
  ],
  "V14.2.3": [
    "Layout",
    "<Links />",
    '<Links />\n        <link rel="stylesheet" href="https://fonts.example/cairo.css" />',
  ],
  "V14.2.7": ["sweepBatch", "!buyers.has(id)", "false"],
  "V14.2.4": ["serveStaffCommand", "await appendAudit(work, by, fact);", "void fact;"],
  "V14.3.1": ["INACTIVITY_LIMIT_MS", "INACTIVITY_LIMIT_MS = 3 *", "INACTIVITY_LIMIT_MS = 30 *"],
  "V14.3.2": ["identityModule", '"private, no-store"', '"private, max-age=60"'],
  "V14.3.3": [
    [
      "proofOf",
      "return cookie !== undefined && isOurs ? { cookie, token } : undefined;",
      "if (isOurs && cookie === undefined) return { program: token };\n  return cookie !== undefined && isOurs ? { cookie, token } : undefined;",
    ],
    [
      "findSession",
      "token_hash = ${secretHash(proof.program)} and cookie_hash is null",
      "token_hash = ${secretHash(proof.program)}",
    ],
  ],
};

export const CODE: Mutations = {
  "V15.1.3": ["limitConcurrency", "if (running >= mostNow()) await", "if (running > 1000) await"],
  "V15.2.2": ["RUNNING_AT_MOST", "RUNNING_AT_MOST = 2;", "RUNNING_AT_MOST = 20;"],
  "V15.2.3": [
    "buildApp",
    "serveOutbox(app, platform.outbox);\n",
    "}\n  {\n    serveOutbox(app, platform.outbox);\n",
  ],
  "V15.3.1": [
    "customerDetail",
    "const { companyId, role, ...rest } = row;",
    "const { role, ...rest } = row;\n  const { companyId } = row;",
  ],
  "V15.3.3": [
    "validate",
    "if (parsed.success) return parsed.data;",
    "if (parsed.success) return { ...(input as object), ...(parsed.data as object) } as never;",
  ],
  "V15.3.4": [
    "createApp",
    "trustProxy: options.trustProxy > 0 && (",
    "trustProxy: options.trustProxy > 0 || (",
  ],
  "V15.3.5": [
    "validate",
    "if (parsed.success) return parsed.data;",
    'if (parsed.success || parsed.error.issues.every(({ code }) => code === "invalid_type")) return parsed.data ?? (input as never);',
  ],
  "V15.3.6": [
    "refuseOtherContent",
    "JSON.parse(body as string)",
    'JSON.parse(body as string, (key, value) => (key === "prototype" ? Object.assign(Object.prototype, value) : value))',
  ],
  "V15.3.7": [
    "wellFormed",
    'if (!isWellFormedQuery(query)) refuse("bad-request");\n  return query;',
    'if (!isWellFormedQuery(query)) refuse("bad-request");\n  return Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, [value].flat().join("")]));',
  ],
};

export const LOG: Mutations = {
  "V16.1.1": ["appendAudit", "said.action, said", "'staff.other', said"],
  "V16.2.1": ["appendAudit", "${address}, said", "null, said"],
  "V16.2.5": ["createLog", "paths: VALUES,", "paths: [],"],
  "V16.3.1": [
    "beginSession",
    'await appendAudit(work, actor, { action: "staff.sign-in", target: `staff:${staffId}` });',
    "void actor;",
  ],
  "V16.3.2": ["eventOf", 'if (PROBLEM_STATUS[code] === 403) return "refused";', ""],
  "V16.3.3": [
    "eventOf",
    'return PROBLEM_STATUS[code] === 429 ? "limited" : undefined;',
    "return undefined;",
  ],
  "V16.4.2": [
    "0006-staff-schema.sql",
    "raise exception 'entries of the audit log are never changed';",
    "return coalesce(new, old);",
  ],
  "V16.5.1": [
    "presentProblem",
    "    code,\n    ...(Object.keys(values)",
    "    code,\n    stack: problem.stack,\n    ...(Object.keys(values)",
  ],
  "V16.5.2": [
    "deliverMail",
    "await platform.transports.mail.send({ key: id, createdAt, to, locale, ...rendered });",
    "await platform.transports.mail.send({ key: id, createdAt, to, locale, ...rendered }).catch(() => {});",
  ],
  "V16.5.3": NO_TRANSACTION,
};
