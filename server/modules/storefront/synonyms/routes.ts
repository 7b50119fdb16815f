import { synonymEndpoints as contract } from "#contract/storefront/synonym-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { explainRank } from "./explain-rank.ts";
import {
  addSynonym,
  changeSynonym,
  listSynonyms,
  removeSynonym,
  synonymRecord,
} from "./synonym-records.ts";
import { trySearch } from "./try-search.ts";

/** Staff's synonyms for the search, and a preview of their effect. */
export const synonymRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listSynonyms, ({ query }) => listSynonyms(db, query));

  serveStaffCommand(app, platform, contract.addSynonym, async ({ work, body, record }) => {
    const id = await addSynonym(work, body);
    const after = await existing(work.db, id);
    await record({ action: "synonym.add", target: `synonym:${id}`, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.changeSynonym, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...draft } = body;
    const before = await synonymForChange(work, params.id, version);
    await changeSynonym(work, params.id, draft);
    const after = await existing(work.db, params.id);
    await record({ action: "synonym.save", target: `synonym:${params.id}`, before, after });
    return after;
  });

  serveStaffCommand(app, platform, contract.removeSynonym, async (input) => {
    const { work, params, query, record } = input;
    const before = await synonymForChange(work, params.id, query.version);
    await removeSynonym(work, params.id);
    await record({ action: "synonym.remove", target: `synonym:${params.id}`, before });
  });

  serveEndpoint(app, contract.trySearch, ({ query }) =>
    trySearch(platform, query.q, query.pageLocale),
  );

  serveEndpoint(app, contract.explainRank, async ({ query }) => {
    const { q, productId, pageLocale: locale } = query;
    return (await explainRank(platform, { q, productId, locale })) ?? refuse("not-found");
  });
};

async function existing(db: Connection, id: number) {
  return (await synonymRecord(db, id)) ?? refuse("not-found");
}

function synonymForChange(work: Work, id: number, version: string) {
  const root = { table: "storefront.synonym", key: id };
  return recordForChange(work, { root, version, read: (db) => synonymRecord(db, id) });
}
