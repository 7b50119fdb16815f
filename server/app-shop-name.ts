import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Bilingual, DIRECTION, otherLocale } from "#contract/kernel/locale.ts";
import type { Platform } from "./platform/platform.ts";
import { readSettings } from "./platform/settings.ts";

const BYTES = 200;

/** The shop's name from its current settings, for texts outside its pages. */
export function shopName({ cache, db }: Pick<Platform, "cache" | "db">): Promise<Bilingual> {
  return cache.resolve(
    "shop name",
    async (scope) => {
      scope.tag("settings");
      return (await readSettings(db)).siteName;
    },
    () => BYTES,
  );
}

/** The web app manifest: the built file with the shop's name and language filled in. */
export async function serveManifest(
  app: FastifyInstance,
  platform: Pick<Platform, "cache" | "db" | "defaultLocale">,
  clientDir: string,
): Promise<void> {
  const file = await readFile(join(clientDir, "site.webmanifest"), "utf8");
  const template = JSON.parse(file) as Record<string, unknown>;
  const lang = platform.defaultLocale;
  app.get("/site.webmanifest", async (_, reply) => {
    const names = await shopName(platform);
    const short = names[lang];
    const name = [...new Set([short, names[otherLocale(lang)]])].join(" · ");
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", "no-cache")
      .send({ name, short_name: short, lang, dir: DIRECTION[lang], ...template });
  });
}
