import type { FastifyInstance, FastifyRequest } from "fastify";
import { LOCALES, localePath } from "#contract/kernel/locale.ts";
import type { Visitor } from "#contract/page-context.ts";
import { PAGES } from "#contract/site-map.ts";
import { NO_CACHE, type PageParts, pageContext } from "./app-pages.ts";
import type { PageAddress, PageServer } from "./platform/pages/page-server.ts";

/**
 * Serves the pages that work without a script: rendered for one visitor, with plain HTML forms.
 * They call the API as the visitor's own browser would, with its cookies and under its limits.
 */
export function servePersonalPages(
  app: FastifyInstance,
  pages: PageServer,
  parts: PageParts,
): void {
  void app.register(async (scope) => {
    // Forms are parsed nowhere else. Those from other sites are refused by origin before they are
    // parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    for (const { path } of PAGES.filter(({ personal }) => personal)) {
      for (const locale of LOCALES) {
        scope.route({
          method: ["GET", "POST"],
          url: localePath(path, locale, parts.config.defaultLocale),
          handler: async (request, reply) => {
            reply.hijack();
            const visitor = new ApiVisitor(app, request);
            await pages.servePersonal(request.raw, reply.raw, request.ip, async () => {
              const address = pages.addressOf(request.raw);
              const response = await renderFor(visitor, request, address, parts);
              if (visitor.setCookies.length > 0)
                reply.raw.setHeader("set-cookie", visitor.setCookies);
              return response;
            });
          },
        });
      }
    }
  });
}

async function renderFor(
  visitor: ApiVisitor,
  { url, method, body }: FastifyRequest,
  address: PageAddress,
  parts: PageParts,
): Promise<Response> {
  const context = pageContext(parts, address, NO_CACHE);
  visitor.language = context.locale;
  const form = method === "POST" && {
    body: typeof body === "string" ? body : "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  const request = new Request(context.publicUrl + url, { method, ...form });
  const response = await parts.webBuild.render(request, { ...context, visitor });
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/**
 * Calls the API on behalf of the browser that requested the page, and collects the cookies it sets.
 */
class ApiVisitor implements Visitor {
  language = "";
  /** As the API set them, to be passed on to the browser. */
  readonly setCookies: string[] = [];
  #app: FastifyInstance;
  #request: FastifyRequest;
  #cookies: Map<string, string>;

  constructor(app: FastifyInstance, request: FastifyRequest) {
    this.#app = app;
    this.#request = request;
    this.#cookies = new Map(
      Object.entries(request.cookies).map(([name, value]) => [name, value ?? ""]),
    );
  }

  ask: Visitor["ask"] = async (method, address, { body, idempotencyKey }) => {
    const { headers, raw } = this.#request;
    const forwarded = headers["x-forwarded-for"];
    const answer = await this.#app.inject({
      method,
      url: address,
      remoteAddress: raw.socket.remoteAddress ?? "",
      headers: {
        "accept-language": this.language,
        ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
        ...(headers["user-agent"] !== undefined && { "user-agent": headers["user-agent"] }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      cookies: Object.fromEntries(this.#cookies),
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    const written = answer.headers["set-cookie"];
    if (written !== undefined) this.setCookies.push(...[written].flat());
    return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json() };
  };
}
