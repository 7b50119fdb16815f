import { sql } from "kysely";
import { offerEndpoints as contract } from "#contract/pricing/offer-endpoints.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { addPriceList, savePriceList } from "../promotions/price-lists.ts";
import { listOffers, readOffers } from "./offer-records.ts";
import { listedPrices, priceListOf, readPriceLists } from "./price-list-records.ts";
import { addOffers, overwriteOffer, periodOf, removeOffer } from "./write-offers.ts";

export const offerRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listOffers, async ({ query }) => listOffers(db, query));

  serveEndpoint(app, contract.getOffer, async ({ params }) => offerOf(db, params.id));

  serveStaffCommand(app, platform, contract.addOffers, async ({ work, body, record }) => {
    const ids = await addOffers(work, body.lines, periodOf(body));
    for (const id of ids) {
      await record({ action: "offer.add", target: `offer:${id}`, after: body });
    }
    return { items: await readOffers(work.db, ids) };
  });

  serveStaffCommand(app, platform, contract.saveOffer, async ({ work, params, body, record }) => {
    const before = await offerForChange(work, params.id, body.version);
    const { id, variantId } = before;
    await overwriteOffer(work, { id, variantId, piastres: body.piastres, ...periodOf(body) });
    const after = await offerOf(work.db, params.id);
    const target = `offer:${params.id}`;
    await record({ action: "offer.save", target, ...changedFields(before, after) });
    return after;
  });

  serveStaffCommand(app, platform, contract.removeOffer, async (input) => {
    const { work, params, query, record } = input;
    const before = await offerForChange(work, params.id, query.version);
    await removeOffer(work, before);
    await record({ action: "offer.remove", target: `offer:${params.id}`, before });
  });
};

async function offerOf(db: Connection, id: number) {
  const [offer] = await readOffers(db, [id]);
  return offer ?? refuse("not-found");
}

function offerForChange(work: Work, id: number, version: string) {
  return recordForChange(work, {
    root: { table: "pricing.offer", key: id },
    version,
    read: async (db) => (await readOffers(db, [id]))[0],
  });
}

export const priceListRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listPriceLists, async () => ({ items: await readPriceLists(db) }));

  serveEndpoint(app, contract.getPriceList, async ({ params: { id }, query }) => {
    const list = await priceListOf(db, id);
    const items = await listedPrices(db, id, query);
    return { list, items, total: list.priceCount, page: query.page, pageSize: query.pageSize };
  });

  serveStaffCommand(app, platform, contract.addPriceList, async ({ work, body, record }) => {
    const id = await addPriceList(work, body);
    await record({ action: "price-list.add", target: `price-list:${id}`, after: body });
    return priceListOf(work.db, id);
  });

  serveStaffCommand(app, platform, contract.savePriceList, async (input) => {
    const { work, params, body, record } = input;
    const { id } = params;
    const before = await recordForChange(work, {
      root: { table: "pricing.price_list", key: id },
      version: body.version,
      read: async (connection) => (await readPriceLists(connection, id))[0],
    });
    await refuseUnknown(
      work,
      body.prices.map(({ variantId }) => variantId),
    );
    const { code } = before;
    await savePriceList(work, { code, name: body.name, prices: body.prices });
    const after = { name: body.name, prices: body.prices };
    const target = `price-list:${id}`;
    await record({ action: "price-list.save", target, before: { name: before.name }, after });
    return priceListOf(work.db, id);
  });
};

/** Each variant once, and all of them known. */
async function refuseUnknown({ db }: Work, variantIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.kept_variant where id = any (${variantIds}::int[])
  `.execute(db);
  const free = new Set(rows.map(({ id }) => id));
  // Each match is removed, so that a duplicate is as wrong as an unknown id.
  const index = variantIds.findIndex((id) => !free.delete(id));
  if (index < 0) return;
  throw new ProblemError("validation", {}, [
    { path: `prices.${index}.variantId`, key: "validation.oneOf", values: {} },
  ]);
}
