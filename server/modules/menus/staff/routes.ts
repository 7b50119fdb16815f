import { type Locale, localePath } from "#contract/kernel/locale.ts";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { staffMenuEndpoints as contract } from "#contract/menus/staff-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { addBlock, changeBlock, removeBlock } from "../save-block.ts";
import { saveMenu } from "../save-menu.ts";
import { blockToken } from "./block-preview.ts";
import { blockRecord, listBlockRecords } from "./block-records.ts";
import { listMenus, menuRecord } from "./menu-records.ts";

/** Longer than anybody types without a pause; each change gets a new address. */
const PREVIEW_MS = 10 * MINUTE_MS;

/** Menus and blocks, for their editors. */
export const staffMenuRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listMenus, () => listMenus(db));

  serveEndpoint(app, contract.getMenu, async ({ params }) => {
    return (await menuRecord(db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.saveMenu, async ({ work, params, body, record }) => {
    const { id } = params;
    const before = await recordForChange(work, {
      root: { table: "menus.menu", key: id },
      version: body.version,
      read: (at) => menuRecord(at, id),
    });
    await saveMenu(work, id, body.items);
    const after = (await menuRecord(work.db, id)) ?? refuse("not-found");
    await record({ action: "menu.save", target: `menu:${id}`, before, after });
    return after;
  });

  serveEndpoint(app, contract.listStaffBlocks, ({ query }) => listBlockRecords(db, query));

  serveEndpoint(app, contract.getBlock, ({ params }) => existingBlock(db, params.id));

  serveStaffCommand(app, platform, contract.addBlock, async ({ work, body, record }) => {
    const { blockId } = await addBlock(work, body);
    const after = await existingBlock(work.db, blockId);
    await record({ action: "block.add", target: `block:${blockId}`, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.changeBlock, async ({ work, params, body, record }) => {
    const { version, ...draft } = body;
    const before = await blockForChange(work, params.id, version);
    await changeBlock(work, params.id, draft);
    const after = await existingBlock(work.db, params.id);
    await record({ action: "block.save", target: `block:${params.id}`, before, after });
    return after;
  });

  serveEndpoint(app, contract.previewBlock, async ({ body }) => {
    const token = blockToken(platform, body, new Date(Date.now() + PREVIEW_MS));
    const pathIn = (locale: Locale) =>
      `${localePath("/", locale, app.defaultLocale)}?preview=${token}`;
    return { path: { ar: pathIn("ar"), en: pathIn("en") } };
  });

  serveStaffCommand(app, platform, contract.removeBlock, async (input) => {
    const { work, params, query, record } = input;
    const before = await blockForChange(work, params.id, query.version);
    await removeBlock(work, params.id);
    await record({ action: "block.remove", target: `block:${params.id}`, before });
  });
};

async function existingBlock(db: Connection, id: number) {
  return (await blockRecord(db, id)) ?? refuse("not-found");
}

function blockForChange(work: Work, id: number, version: string) {
  const root = { table: "menus.block", key: id };
  return recordForChange(work, { root, version, read: (db) => blockRecord(db, id) });
}
