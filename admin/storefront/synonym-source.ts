import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../shell/data/source.ts";

export const synonymCall = callerOf({
  listSynonyms: ["GET", "/api/v1/admin/synonyms"],
  addSynonym: ["POST", "/api/v1/admin/synonyms"],
  changeSynonym: ["PUT", "/api/v1/admin/synonyms/{id}"],
  removeSynonym: ["DELETE", "/api/v1/admin/synonyms/{id}"],
  trySearch: ["GET", "/api/v1/admin/search/trial"],
  explainRank: ["GET", "/api/v1/admin/search/explanation"],
} as const satisfies CallTable);

export const synonymSource = {
  pageSize: 50,
  list: async ({ page, filter }: ListQuery<{ q?: string }>) =>
    pageOf(await synonymCall("listSynonyms", { query: { page, ...filter } }), ({ id }) => id),
} satisfies Source;
