import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { DIRECTION, isLocale } from "#contract/kernel/locale.ts";
import { ADMIN_LOCALE_KEY, ADMIN_TITLE } from "#contract/staff/back-office.ts";
import { serveAssets } from "./app-static.ts";
import { appPolicy, CSP_NONCE, REPORTING } from "./platform/pages/content-policy.ts";

/**
 * Serves the back office: the same document at all of its addresses, in the language that whoever works there has
 * chosen. It holds nobody's data; that comes from the API.
 */
export async function serveBackOffice(app: FastifyInstance, folder: string): Promise<void> {
  await serveAssets(app, join(folder, "assets"), "/admin/assets/");
  const template = await readFile(join(folder, "index.html"), "utf8");
  for (const path of ["/admin", "/admin/*"]) {
    app.get(path, async (request, reply) => {
      const chosen = request.cookies[ADMIN_LOCALE_KEY];
      const lang = isLocale(chosen) ? chosen : app.defaultLocale;
      const nonce = randomBytes(18).toString("base64");
      const html = template
        .replaceAll(CSP_NONCE, nonce)
        .replace("%lang%", lang)
        .replace("%dir%", DIRECTION[lang])
        .replace("%title%", ADMIN_TITLE[lang]);
      return reply
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex, nofollow")
        .header("content-security-policy", appPolicy(nonce))
        .headers(REPORTING)
        .send(html);
    });
  }
}
