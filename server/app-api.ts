import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import { type ApiDescription, openApiDocument } from "./platform/http/openapi.ts";

/** The API docs reader sets its own inline styles. It loads nothing but the document. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const API: ApiDescription = {
  title: "Fanous API",
  description:
    "Amounts are whole piastres (EGP 1 = 100), VAT included. Paths match in any case. Numbers and phones are accepted in Arabic-Indic and Persian digits. Errors are RFC 9457 problem details in the language of Accept-Language.",
  securitySchemes: {
    customerCookie: { type: "apiKey", in: "cookie", name: "session" },
    staffCookie: { type: "apiKey", in: "cookie", name: "staff" },
    token: { type: "http", scheme: "bearer" },
    programToken: { type: "http", scheme: "bearer" },
  },
  // Cookie and token are both required; programs send only a token.
  access: {
    customer: { security: [{ customerCookie: [], token: [] }, { programToken: [] }] },
    company: {
      security: [{ customerCookie: [], token: [] }, { programToken: [] }],
      mayBeForbidden: true,
    },
    staff: { security: [{ staffCookie: [], token: [] }] },
  },
};

/** What the reader of the API docs offers: it resolves a document before it shows a line of it. */
const PARTS = [
  { name: "Shop", path: "/api/openapi/shop.json", isAdmin: false },
  { name: "Back office", path: "/api/openapi/admin.json", isAdmin: true },
];

const VIEWER = {
  dom_id: "#swagger-ui",
  urls: PARTS.map(({ name, path }) => ({ name, url: path })),
  layout: "StandaloneLayout",
  deepLinking: true,
  tryItOutEnabled: true,
  // Collapsed to tags at first: drawing every endpoint at once takes a phone many seconds.
  docExpansion: "none",
  validatorUrl: null,
};
const FILES = "/api/docs/static";
const START_SCRIPT = `SwaggerUIBundle({
  ...${JSON.stringify(VIEWER)},
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [SwaggerUIBundle.plugins.DownloadUrl],
});
`;
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${API.title}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="${FILES}/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${FILES}/swagger-ui-bundle.js"></script>
    <script src="${FILES}/swagger-ui-standalone-preset.js"></script>
    <script src="${FILES}/start.js"></script>
  </body>
</html>
`;
/** The package also contains source maps and a page of its own, which loads an example API. */
const SERVED = /^\/swagger-ui(?:-bundle\.js|-standalone-preset\.js|\.css)$/;

let built: ReturnType<typeof openApiDocument> | undefined;

/** Follows from the contract alone, so a process builds it once, for however many shops its tests open. */
function apiDocument() {
  built ??= openApiDocument(endpoints, API);
  return built;
}

export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = apiDocument();
  app.get("/api/openapi.json", async () => document);
  const paths = Object.entries(document["paths"] as Record<string, unknown>);
  for (const { path, isAdmin } of PARTS) {
    const own = paths.filter(([one]) => one.startsWith("/api/v1/admin/") === isAdmin);
    const part = { ...document, paths: Object.fromEntries(own) };
    app.get(path, async () => part);
  }
  await app.register(serveViewer);
}

/** A plugin of its own, so that the policy applies to nothing else. */
async function serveViewer(app: FastifyInstance): Promise<void> {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", VIEWER_POLICY);
  });
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(PAGE),
  );
  app.get(`${FILES}/start.js`, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(START_SCRIPT),
  );
  await app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui.css"))),
    prefix: `${FILES}/`,
    decorateReply: false,
    allowedPath: (path) => SERVED.test(path),
  });
}
