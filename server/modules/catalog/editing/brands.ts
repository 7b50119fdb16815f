import { sql } from "kysely";
import type { BrandRecord } from "#contract/catalog/editing-endpoints.ts";
import { catalogEditingEndpoints as contract } from "#contract/catalog/editing-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange, versioned } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { DICTIONARY_TAG } from "../dictionary.ts";
import { productChanged } from "../events.ts";
import { saveBrand } from "../save-brand.ts";
import { refuseTakenCode } from "./refuse-taken-code.ts";

export const brandRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listBrands, async () => ({ items: await readBrands(db) }));

  serveEndpoint(app, contract.getBrand, async ({ params }) => brandOf(db, params.id));

  serveStaffCommand(app, platform, contract.addBrand, async ({ work, body, record }) => {
    await sql`lock table catalog.brand in share row exclusive mode`.execute(work.db);
    await refuseTakenCode(work, "brand", body.code);
    const { brandId } = await saveBrand(work, body);
    await record({ action: "brand.add", target: `brand:${brandId}`, after: body });
    return brandOf(work.db, brandId);
  });

  serveStaffCommand(app, platform, contract.saveBrand, async ({ work, params, body, record }) => {
    const { version, ...texts } = body;
    const before = await brandForChange(work, params.id, version);
    await saveBrand(work, { code: before.code, ...texts });
    const after = await brandOf(work.db, params.id);
    // Products can be found by their brand's name.
    if (isRenamed(before.name, after.name)) await announceProducts(work, params.id);
    const target = `brand:${params.id}`;
    await record({ action: "brand.save", target, ...changedFields(before, after) });
    return after;
  });

  serveStaffCommand(app, platform, contract.removeBrand, async (input) => {
    const { work, params, query, record } = input;
    const before = await brandForChange(work, params.id, query.version);
    if (before.productCount > 0) refuse("in-use", { count: before.productCount });
    await sql`delete from catalog.brand where id = ${params.id}`.execute(work.db);
    work.invalidate("products", DICTIONARY_TAG);
    await record({ action: "brand.remove", target: `brand:${params.id}`, before });
  });
};

async function readBrands(db: Connection, id?: number): Promise<BrandRecord[]> {
  const { rows } = await sql<Omit<BrandRecord, "version">>`
    select id, code, name, description,
      (select count(*)::integer from catalog.product where brand_id = brand.id) as "productCount"
    from catalog.brand ${id === undefined ? sql`` : sql`where id = ${id}`} order by code
  `.execute(db);
  return rows.map(({ productCount, ...brand }) => ({ ...versioned(brand), productCount }));
}

async function brandOf(db: Connection, id: number): Promise<BrandRecord> {
  const [brand] = await readBrands(db, id);
  return brand ?? refuse("not-found");
}

function brandForChange(work: Work, id: number, version: string) {
  return recordForChange(work, {
    root: { table: "catalog.brand", key: id },
    version,
    read: async (db) => (await readBrands(db, id))[0],
  });
}

function isRenamed(before: Bilingual, after: Bilingual): boolean {
  return before.ar !== after.ar || before.en !== after.en;
}

async function announceProducts(work: Work, brandId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from catalog.product where brand_id = ${brandId} order by id
  `.execute(work.db);
  if (rows.length > 0) await work.emit(productChanged, { productIds: rows.map(({ id }) => id) });
}
