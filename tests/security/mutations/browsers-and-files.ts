import type { Mutations } from "../../../tools/mutate/mutation.ts";

const POLICY = "server/platform/pages/content-policy.ts";
const APP = "server/platform/http/create-app.ts";
const COOKIES = "server/modules/identity/cookies.ts";
const MEDIA = "server/modules/media";

export const BROWSERS: Mutations = {
  "V3.2.1": [
    `${MEDIA}/send-file.ts`,
    'reply.header("content-security-policy", FILM_POLICY)',
    'reply.header("content-security-policy", "default-src *")',
  ],
  "V3.2.2": [
    "web/modules/storefront/list/product-list-page.tsx",
    '<h1 className="text-page mobile:w-full">{title}</h1>',
    '<h1 className="text-page mobile:w-full" dangerouslySetInnerHTML={{ __html: title }} />',
  ],
  "V3.3.1": [COOKIES, "const { secureCookies: secure } = reply.server;", "const secure = false;"],
  "V3.3.2": [COOKIES, "sameSite: REALMS[realm].sameSite,", 'sameSite: "none",'],
  "V3.3.3": [
    "server/modules/identity/realms.ts",
    "return request.server.secureCookies ? `__Host-${name}` : name;",
    "return name;",
  ],
  "V3.3.4": [COOKIES, "httpOnly: true", "httpOnly: false"],
  "V3.4.1": [POLICY, "max-age=31536000; includeSubDomains", "max-age=86400; includeSubDomains"],
  "V3.4.2": [
    POLICY,
    '"x-frame-options": "DENY",',
    '"x-frame-options": "DENY",\n  "access-control-allow-origin": "*",',
  ],
  "V3.4.3": [POLICY, 'hash("sha256", script, "base64")', 'hash("sha256", `${script} `, "base64")'],
  "V3.4.4": [POLICY, '"x-content-type-options": "nosniff",', ""],
  "V3.4.5": [
    POLICY,
    '"referrer-policy": "strict-origin-when-cross-origin"',
    '"referrer-policy": "unsafe-url"',
  ],
  "V3.4.6": [POLICY, `  "frame-ancestors 'none'",\n`, ""],
  "V3.5.1": [APP, "if (origin === undefined) return;", "if (origin !== undefined) return;"],
  "V3.5.2": [
    APP,
    'app.addContentTypeParser("application/json"',
    'app.addContentTypeParser(["application/json", "text/plain"]',
  ],
  "V3.5.3": [
    "server/platform/http/http-server.ts",
    "createServer(options, (request, response) => {",
    'createServer(options, (request, response) => {\n        request.method = `${request.headers["x-http-method-override"] ?? request.method}`;',
  ],
  "V3.7.2": [
    "server/app-page-address.ts",
    "redirect: redirect + search",
    "redirect: pathname + search",
  ],
};

export const REQUESTS: Mutations = {
  "V4.1.1": [
    "server/platform/http/problem-handler.ts",
    '.type("application/problem+json")',
    '.type("text/html")',
  ],
  "V4.1.3": [
    APP,
    "trustProxy: options.trustProxy > 0 && (",
    "trustProxy: options.trustProxy > 0 || (",
  ],
  "V4.2.1": [
    "server/platform/http/http-server.ts",
    "createServer(options, (request, response) => {",
    "createServer({ ...options, insecureHTTPParser: true }, (request, response) => {",
  ],
};

export const FILES: Mutations = {
  "V5.1.1": [
    `${MEDIA}/file-kind.ts`,
    "(await fileTypeFromBuffer(bytes))?.mime",
    '(await fileTypeFromBuffer(bytes))?.mime.replace("gif", "png")',
  ],
  "V5.2.1": [
    `${MEDIA}/store-film.ts`,
    "if (bytes.length > MOST_FILM_BYTES)",
    "if (bytes.length > 2 * MOST_FILM_BYTES)",
  ],
  "V5.2.2": [
    `${MEDIA}/clean-film.ts`,
    'if (kind === "vtt")',
    'if (kind === "vtt" || kind === undefined) return { kind: "vtt", bytes };\n  if (kind === "vtt")',
  ],
  "V5.2.3": [
    `${MEDIA}/clean-picture.ts`,
    "if (width * height * pages > MAX_PIXELS || (isWhole && unpacked > MAX_UNPACKED_BYTES))",
    "if (width < 0)",
  ],
  "V5.3.1": [`${MEDIA}/send-private.ts`, 'kind === "pdf" ? "attachment" : "inline"', '"inline"'],
  "V5.3.2": [
    [
      `${MEDIA}/routes.ts`,
      String.raw`"/media/:folder(^[0-9a-f]{2}$)/:file(^[0-9a-f]{16}\\.\\w{3,4}$)"`,
      '"/media/:folder/:file"',
    ],
    [
      "server/platform/storage/folder-storage.ts",
      "if (!full.startsWith(root + sep))",
      'if (full === "")',
    ],
  ],
  "V5.4.1": [
    "server/modules/invoices/send-pdf.ts",
    'filename="${record.number}-${locale}.pdf"',
    'filename="${reply.request.query.lang ?? "invoice"}.pdf"',
  ],
  "V5.4.2": [
    "server/modules/invoices/send-pdf.ts",
    'filename="${record.number}-${locale}.pdf"',
    "filename=${record.number} ${locale}.pdf",
  ],
  "V5.4.3": [`${MEDIA}/clean-picture.ts`, "bytes: data, width", "bytes, width"],
};
