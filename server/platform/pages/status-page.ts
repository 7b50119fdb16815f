import type { FastifyInstance } from "fastify";
import { message, type MessageKey } from "#contract/kernel/messages.ts";
import { requestLocale } from "../http/serve-endpoint.ts";
import { plainPage } from "./plain-page.ts";

/** A service that customers know by name, and whether it works. */
export interface StatusPart {
  name: MessageKey;
  works: () => Promise<boolean>;
}

/** However many ask, nothing is checked more often than this. */
const KEPT_MS = 5_000;
const REFRESH_S = 30;

/**
 * `/status`: what works and what does not, in the visitor's language; also for monitoring: 200 or
 * 503.
 */
export function serveStatus(app: FastifyInstance, parts: readonly StatusPart[]): void {
  let kept: { until: number; states: Promise<boolean[]> } | undefined;

  function look(): Promise<boolean[]> {
    const now = performance.now();
    if (kept === undefined || kept.until < now) {
      const states = Promise.all(parts.map(({ works }) => works().catch(() => false)));
      kept = { until: now + KEPT_MS, states };
    }
    return kept.states;
  }

  app.get("/status", async (request, reply) => {
    const states = await look();
    const locale = requestLocale(request);
    const isWell = states.every(Boolean);
    const rows = parts.map(({ name }, index) => {
      const state = message(states[index] ? "status.works" : "status.fails", locale, {});
      return `<dt>${message(name, locale, {})}</dt><dd>${state}</dd>`;
    });
    const title = message(isWell ? "status.well" : "status.unwell", locale, {});
    const toShop = message("status.toShop", locale, {});
    const body = `<dl>${rows.join("")}</dl><p><a href="/">${toShop}</a></p>`;
    const page = plainPage({ locale, title, body, refreshSeconds: REFRESH_S });
    await reply
      .code(isWell ? 200 : 503)
      .headers({ ...page.headers, "cache-control": "no-store", "content-language": locale })
      .header("vary", "accept-language")
      .send(page.body);
  });
}
