import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import * as z from "zod/mini";
import { cutText } from "#contract/kernel/cut-text.ts";
import { NetworkLimiter } from "./platform/http/network-limiter.ts";
import { refuse } from "./platform/http/problem-error.ts";
import { plainLine } from "./platform/messages/plain-value.ts";
import { REPORTS_PATH } from "./platform/pages/content-policy.ts";

const TYPES = ["application/csp-report", "application/reports+json"];
/** Browsers send one or a few per request. */
const LARGEST_BYTES = 8 * 1024;
const FEW = 5;
const PER_MINUTE = 10;
const LOGGED_PER_MINUTE = 20;
const LONGEST = 120;

const text = z._default(z.string(), "");
const oldReport = z.object({
  "csp-report": z.object({
    "effective-directive": z.optional(z.string()),
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
  }),
});
const newReport = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Receives browsers' content-policy reports: few and small ones, all counted and some logged. */
export function serveReports(app: FastifyInstance, registry: Registry): void {
  const limiter = new NetworkLimiter(PER_MINUTE);
  const logged = new NetworkLimiter(LOGGED_PER_MINUTE);
  const counter = new Counter({
    name: "csp_reports_total",
    help: "What browsers say the content policy kept them from, by directive",
    labelNames: ["directive"],
    registers: [registry],
  });
  void app.register(async (scope) => {
    const options = { parseAs: "string", bodyLimit: LARGEST_BYTES } as const;
    scope.addContentTypeParser(TYPES, options, (_request, body, done) => done(null, body));
    scope.post(REPORTS_PATH, async (request, reply) => {
      const seconds = limiter.take(request.ip);
      if (seconds > 0) refuse("rate-limited", { seconds });
      for (const found of readReports(request.body)) {
        counter.inc({ directive: found.directive });
        if (logged.take("all") === 0) request.log.warn({ csp: found }, "content policy");
      }
      return reply.code(204).send();
    });
  });
}

function readReports(body: unknown): Violation[] {
  let given: unknown;
  try {
    given = JSON.parse(String(body));
  } catch {
    refuse("bad-request");
  }
  const old = oldReport.safeParse(given);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"];
    return [violation(directive, report["blocked-uri"], report["document-uri"])];
  }
  const few = Array.isArray(given) ? given.slice(0, FEW) : [given];
  return few.flatMap((one) => {
    const report = newReport.safeParse(one);
    if (!report.success) return [];
    const { effectiveDirective, blockedURL, documentURL } = report.data.body;
    return [violation(effectiveDirective, blockedURL, documentURL)];
  });
}

/** There are only a few directive names: an invented one gets no label. */
const DIRECTIVES = new Set(
  ["script-src", "style-src"]
    .flatMap((name) => [name, `${name}-elem`, `${name}-attr`])
    .concat("default-src", "img-src", "font-src", "media-src", "connect-src", "manifest-src")
    .concat("object-src", "frame-src", "worker-src", "child-src", "base-uri", "form-action")
    .concat("frame-ancestors", "require-trusted-types-for", "trusted-types"),
);

function violation(directive: string, blocked: string, page: string): Violation {
  const [name = ""] = directive.split(" ");
  return {
    directive: DIRECTIVES.has(name) ? name : "other",
    blocked: shortened(blocked),
    page: shortened(URL.parse(page)?.pathname ?? ""),
  };
}

/** Without the query string: what people search for is private. */
function shortened(value: string): string {
  return cutText(plainLine(value.split(/[?#]/, 1)[0] ?? ""), LONGEST);
}
