import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type RedirectStatus = 301 | 302 | 307 | 308;

export type RedirectsTables = TablesOf<
  "redirects",
  {
    "redirects.redirect": { status: RedirectStatus };
  }
>;
