import type { Mutations } from "../../../tools/mutate/mutation.ts";

export const BROWSERS: Mutations = {
  "V3.2.1": [
    "sendOriginal",
    'reply.header("content-security-policy", FILM_POLICY)',
    'reply.header("content-security-policy", "default-src *")',
  ],
  "V3.2.2": [
    "ProductListPage",
    '<h1 className="text-page mobile:w-full">{title}</h1>',
    '<h1 className="text-page mobile:w-full" dangerouslySetInnerHTML={{ __html: title }} />',
  ],
  "V3.3.1": [
    "attributes",
    "sameSite: REALMS[realm].sameSite, secure }",
    "sameSite: REALMS[realm].sameSite, secure: reply === undefined }",
  ],
  "V3.3.2": ["attributes", "sameSite: REALMS[realm].sameSite,", 'sameSite: "none",'],
  "V3.3.3": [
    "cookieName",
    "return request.server.secureCookies ? `__Host-${name}` : name;",
    "return name;",
  ],
  "V3.3.4": ["attributes", "httpOnly: true, sameSite: REALMS", "httpOnly: false, sameSite: REALMS"],
  "V3.4.1": [
    "HTTPS_ONLY",
    "max-age=31536000; includeSubDomains",
    "max-age=86400; includeSubDomains",
  ],
  "V3.4.2": [
    "ALWAYS",
    '"x-frame-options": "DENY",',
    '"x-frame-options": "DENY",\n  "access-control-allow-origin": "*",',
  ],
  "V3.4.3": [
    "contentPolicy",
    'hash("sha256", script, "base64")',
    'hash("sha256", `${script} `, "base64")',
  ],
  "V3.4.4": ["ALWAYS", '"x-content-type-options": "nosniff",', ""],
  "V3.4.5": [
    "ALWAYS",
    '"referrer-policy": "strict-origin-when-cross-origin"',
    '"referrer-policy": "unsafe-url"',
  ],
  "V3.4.6": ["EVERYWHERE", `  "frame-ancestors 'none'",\n`, ""],
  "V3.5.1": [
    "refuseOtherSites",
    "if (origin === undefined) return;",
    "if (origin !== undefined) return;",
  ],
  "V3.5.2": [
    "refuseOtherContent",
    'app.addContentTypeParser("application/json"',
    'app.addContentTypeParser(["application/json", "text/plain"]',
  ],
  "V3.5.3": [
    "createHttpServer",
    "createServer(options, (request, response) => {",
    'createServer(options, (request, response) => {\n        request.method = `${request.headers["x-http-method-override"] ?? request.method}`;',
  ],
  "V3.7.2": ["pageAddress", "redirect: redirect + search", "redirect: pathname + search"],
};

export const REQUESTS: Mutations = {
  "V4.1.1": ["sendProblem", '.type("application/problem+json")', '.type("text/html")'],
  "V4.1.3": [
    "createApp",
    "trustProxy: options.trustProxy > 0 && (",
    "trustProxy: options.trustProxy > 0 || (",
  ],
  "V4.2.1": [
    "createHttpServer",
    "createServer(options, (request, response) => {",
    "createServer({ ...options, insecureHTTPParser: true }, (request, response) => {",
  ],
};

export const FILES: Mutations = {
  "V5.1.1": [
    "detectKind",
    "(await fileTypeFromBuffer(bytes))?.mime",
    '(await fileTypeFromBuffer(bytes))?.mime.replace("gif", "png")',
  ],
  "V5.2.1": [
    "storeFilm",
    "if (bytes.length > MOST_FILM_BYTES)",
    "if (bytes.length > 2 * MOST_FILM_BYTES)",
  ],
  "V5.2.2": [
    "cleanFilm",
    'if (kind === "vtt")',
    'if (kind === "vtt" || kind === undefined) return { kind: "vtt", bytes };\n  if (kind === "vtt")',
  ],
  "V5.2.3": [
    "refuseBombs",
    "if (width * height * pages > MAX_PIXELS || (isWhole && unpacked > MAX_UNPACKED_BYTES))",
    "if (width < 0)",
  ],
  "V5.3.1": ["sendPrivate", 'kind === "pdf" ? "attachment" : "inline"', '"inline"'],
  "V5.3.2": [
    [
      "FILE",
      String.raw`"/media/:folder(^[0-9a-f]{2}$)/:file(^[0-9a-f]{16}\\.\\w{3,4}$)"`,
      '"/media/:folder/:file"',
    ],
    ["folderStorage", "if (!full.startsWith(root + sep))", 'if (full === "")'],
  ],
  "V5.4.1": [
    "sendPdf",
    'filename="${record.number}-${locale}.pdf"',
    'filename="${reply.request.query.lang ?? "invoice"}.pdf"',
  ],
  "V5.4.2": [
    "sendPdf",
    'filename="${record.number}-${locale}.pdf"',
    "filename=${record.number} ${locale}.pdf",
  ],
  "V5.4.3": ["cleanPicture", "bytes: data, width", "bytes, width"],
};
