import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3 } from "openapi-types";
import { endpoints } from "#contract/endpoints.ts";
import { type ApiDescription, openApiDocument } from "./platform/http/openapi.ts";

/** The API docs reader sets its own inline styles. It loads nothing but the document. */
const DOCUMENT_POLICY =
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

let built: ReturnType<typeof openApiDocument> | undefined;

/** Follows from the contract alone, so a process builds it once, for however many shops its tests open. */
function apiDocument() {
  built ??= openApiDocument(endpoints, API);
  return built;
}

export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = apiDocument();
  app.get("/api/openapi.json", async () => document);
  const paths = Object.entries(document["paths"] as OpenAPIV3.PathsObject);
  for (const { path, isAdmin } of PARTS) {
    const own = paths.filter(([one]) => one.startsWith("/api/v1/admin/") === isAdmin);
    const part = { ...document, paths: Object.fromEntries(own) };
    app.get(path, async () => part);
  }
  await app.register(swagger, {
    mode: "static",
    // The plugin's types only know 3.0; it passes the document through unchanged.
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Collapsed to tags at first: drawing every endpoint at once takes a phone many seconds.
    uiConfig: {
      urls: PARTS.map(({ name, path }) => ({ name, url: path })),
      deepLinking: true,
      tryItOutEnabled: true,
      docExpansion: "none",
    },
    staticCSP: DOCUMENT_POLICY,
    theme: { title: "Fanous API" },
  });
}
