import { preferenceEndpoints as contract } from "#contract/customers/preference-endpoints.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import { serveUpload } from "#server/platform/http/upload.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { choose, preferencesOf } from "./choices.ts";
import { followLink } from "./unsubscribe-link.ts";

const PRESSED_PER_MINUTE = 60;

export const preferenceRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.getPreferences, async ({ who }) =>
    preferencesOf(platform.db, who.id),
  );

  serveEndpoint(app, contract.changePreferences, async ({ who, body }) =>
    inTransaction(platform, (work) => choose(platform, work, who.id, body)),
  );

  serveEndpoint(app, contract.unsubscribe, async ({ body }) => {
    await inTransaction(platform, (work) => followLink(platform, work, body.token, body.undo));
  });

  // The form only marks the request; the signature in the address authorises it.
  serveUpload(app, contract.unsubscribeAtOnce, {
    perMinute: PRESSED_PER_MINUTE,
    maxBytes: 1024,
    find: async () => null,
    handle: async ({ params }) => {
      await inTransaction(platform, (work) => followLink(platform, work, params.token, false));
    },
  });
};
