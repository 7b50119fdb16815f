import * as contract from "#contract/redirects/endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { findRedirect } from "./find-redirect.ts";

export const redirectsModule: ModulePlugin = (app, { db }) => {
  serveEndpoint(app, contract.findRedirect, async ({ query }) => ({
    redirect: (await findRedirect(db, query.path)) ?? null,
  }));
};
