import type { Locale } from "#contract/kernel/locale.ts";
import { type CartFinding, lightingEndpoints as contract } from "#contract/lighting/endpoints.ts";
import { readParts } from "#contract/lighting/plan/plan-parts.ts";
import { plannerEndpoints as planner } from "#contract/lighting/planner-endpoints.ts";
import { readCartLines } from "#server/modules/cart/index.ts";
import { readDictionary, readSheet, uploadedPhotometry } from "#server/modules/catalog/index.ts";
import { shopperOf } from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { checkItems } from "./check-items.ts";
import { readPlanDrawing } from "./drawing/read-plan-drawing.ts";
import { findSuggestions } from "./find-suggestions.ts";
import type { Finding, Requirement } from "./items/finding.ts";
import { photometricFile } from "./photometry/photometric-file.ts";
import { checkPlan } from "./planner/check-plan.ts";
import { listPlannerLights } from "./planner/list-planner-lights.ts";
import { readRoomFacts } from "./planner/room-facts.ts";
import { presentFinding } from "./present-finding.ts";
import { readItems } from "./read-items.ts";
import { readSets } from "./sets/read-sets.ts";

/** Each takes about 50 ms of CPU. */
const DRAWINGS = { perMinute: 30 };

export const lightingRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.checkCart, async ({ request, locale }) => {
    const shopperId = await shopperOf(platform.db, request);
    return {
      findings: shopperId === undefined ? [] : await checkCart(platform, shopperId, locale),
    };
  });

  serveEndpoint(app, contract.getSets, async ({ params, locale }) => ({
    sets: (await readSets(platform, locale, params.id)) ?? refuse("not-found"),
  }));

  serveEndpoint(app, planner.listPlannerLights, async ({ locale }) => ({
    lights: await listPlannerLights(platform, locale),
  }));

  serveEndpoint(app, planner.checkPlan, ({ query, locale }) =>
    checkPlan(platform, locale, readParts(query.parts)),
  );

  serveEndpoint(
    app,
    planner.getPlanDrawing,
    async ({ query, locale, reply }) => {
      const { lang = locale, ...parts } = query;
      await reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="plan-${lang}.pdf"`)
        .header("content-language", lang)
        .header("cache-control", "private, no-store")
        .send(await readPlanDrawing(platform, lang, parts));
    },
    DRAWINGS,
  );

  serveEndpoint(
    app,
    planner.getRoomFacts,
    async ({ params }) => (await readRoomFacts(platform, params.id)) ?? refuse("not-found"),
  );

  serveEndpoint(app, contract.getPhotometry, async ({ params, query, reply }) => {
    const sheet = await readSheet(platform, params.id);
    const lamp = query.lamp === undefined ? undefined : await readSheet(platform, query.lamp);
    const measured = await uploadedPhotometry(platform.db, params.id);
    // A measured file is better than one derived from the data sheet.
    const file = measured
      ? await platform.media.read(measured.replace(/^\/media\//, ""))
      : sheet && photometricFile(sheet, lamp);
    if (!sheet || !file) return refuse("not-found");
    const name = `${sheet.sku.replaceAll("/", "-")}.${measured?.endsWith(".ldt") ? "ldt" : "ies"}`;
    await reply
      .type("text/plain; charset=us-ascii")
      .header("content-disposition", `attachment; filename="${name}"`)
      .header("cache-control", "public, max-age=600")
      .send(file);
  });
};

/** The findings about a shopper's cart, with products that resolve them: three statements. */
async function checkCart(
  platform: Pick<Platform, "db" | "cache">,
  shopperId: number,
  locale: Locale,
): Promise<CartFinding[]> {
  const { db } = platform;
  const dictionary = await readDictionary(platform);
  const lines = (await readCartLines(db, shopperId)).filter((line) => !line.isParked);
  if (lines.length === 0) return [];
  const findings = checkItems(await readItems(db, dictionary, lines));
  const suggestions = await findSuggestions(db, dictionary, findings.flatMap(requirementOf));
  return findings.map((found) => presentFinding(dictionary, locale, found, suggestions));
}

function requirementOf({ resolution }: Finding): Requirement[] {
  return resolution === null || "remove" in resolution ? [] : [resolution];
}
