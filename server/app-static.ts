import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DIRECTION, isLocale } from "#contract/kernel/locale.ts";
import { DAY_MS, HOUR_MS } from "#contract/kernel/time/units.ts";
import { ADMIN_LOCALE_KEY, ADMIN_TITLE } from "#contract/staff/back-office.ts";
import { shopName } from "./app-shop-name.ts";
import { escaped } from "./platform/html-text.ts";
import {
  APP_PERMISSIONS,
  appPolicy,
  CSP_NONCE,
  REPORTING,
} from "./platform/pages/content-policy.ts";
import type { Platform } from "./platform/platform.ts";

const YEAR_MS = 365 * DAY_MS;

/**
 * File types that a build produces. Anything else left in the folder, such as a source or a note,
 * is not served.
 */
const ENDINGS = /\.(?:css|ico|jpg|js|png|svg|webmanifest|webp|woff2)$/;
const isOfBuild = (path: string) => ENDINGS.test(path);

/** Content-hashed files: cached for a year, compressed ahead of time. */
async function serveAssets(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    maxAge: YEAR_MS,
    immutable: true,
    preCompressed: true,
    decorateReply: false,
    allowedPath: isOfBuild,
  });
}

/**
 * Serves the built files, compressed ahead of time: content-hashed ones for a year, the others for
 * an hour.
 */
export async function serveStatic(app: FastifyInstance, clientDir: string): Promise<void> {
  await serveAssets(app, join(clientDir, "assets"), "/assets/");
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    wildcard: false,
    // The manifest needs the shop's name: app-shop-name.ts.
    globIgnore: ["assets/**", "**/*.br", "**/*.gz", ".vite/**", "site.webmanifest"],
    maxAge: HOUR_MS,
    preCompressed: true,
    decorateReply: false,
    allowedPath: isOfBuild,
    index: false,
  });
}

/**
 * Serves the back office: one document for all its addresses, in the language the member of staff
 * has chosen, with the shop's name. It contains no data; that comes from the API.
 */
export async function serveBackOffice(
  app: FastifyInstance,
  platform: Pick<Platform, "cache" | "db">,
  folder: string,
): Promise<void> {
  await serveAssets(app, join(folder, "assets"), "/admin/assets/");
  const template = await readFile(join(folder, "index.html"), "utf8");
  for (const path of ["/admin", "/admin/*"]) {
    app.get(path, async (request, reply) => {
      const chosen = request.cookies[ADMIN_LOCALE_KEY];
      const lang = isLocale(chosen) ? chosen : app.defaultLocale;
      const { [lang]: name } = await shopName(platform);
      const nonce = randomBytes(18).toString("base64");
      const html = template
        .replaceAll(CSP_NONCE, nonce)
        .replace("%lang%", lang)
        .replace("%dir%", DIRECTION[lang])
        .replace("%title%", ADMIN_TITLE[lang])
        .replace("%shop%", () => escaped(name));
      return reply
        .type("text/html; charset=utf-8")
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex, nofollow")
        .header("content-security-policy", appPolicy(nonce))
        .header("permissions-policy", APP_PERMISSIONS)
        .headers(REPORTING)
        .send(html);
    });
  }
}
