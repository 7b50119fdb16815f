import { sql } from "kysely";
import { viewEndpoints as contract } from "#contract/staff/view-endpoints.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { saveView, viewsOf } from "./saved-views.ts";

/**
 * Saved list views of members of staff. The audit log records their name, but not their search
 * text.
 */
export const viewRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.listViews, async ({ who, query }) => ({
    items: await viewsOf(platform.db, who.id, query.list),
  }));

  serveStaffCommand(app, platform, contract.saveView, async ({ work, who, body, record }) => {
    const saved = await saveView(work, who.id, body);
    const { list, name } = body;
    await record({ action: "view.save", target: `view:${saved.id}`, after: { list, name } });
    return saved;
  });

  serveStaffCommand(app, platform, contract.removeView, async ({ work, who, params, record }) => {
    const { rows } = await sql<{ list: string; name: string }>`
      delete from staff.saved_view where id = ${params.id} and staff_id = ${who.id}
      returning list, name`.execute(work.db);
    const [before] = rows;
    if (!before) return refuse("not-found");
    await record({ action: "view.remove", target: `view:${params.id}`, before });
  });
};
