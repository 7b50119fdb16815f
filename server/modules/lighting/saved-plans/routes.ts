import { savedPlanEndpoints as contract } from "#contract/lighting/saved-plan-endpoints.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { planOf, plansOf } from "./plan-queries.ts";
import { changePlan, removePlan, savePlan } from "./save-plan.ts";

export const savedPlanRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listPlans, async ({ who }) => ({ items: await plansOf(db, who.id) }));

  serveEndpoint(app, contract.savePlan, async ({ who, body, request }) => {
    const { answer } = await inTransaction(platform, (work) =>
      once(work, idempotencyKey(request, `plans:${who.id}`, body), () =>
        savePlan(work, who.id, body),
      ),
    );
    return (await planOf(db, who.id, answer.planId)) ?? refuse("not-found");
  });

  serveEndpoint(app, contract.changePlan, async ({ who, params, body }) =>
    inTransaction(platform, async (work) => {
      await changePlan(work, { customerId: who.id, planId: params.id }, body);
      return (await planOf(work.db, who.id, params.id)) ?? refuse("not-found");
    }),
  );

  serveEndpoint(app, contract.removePlan, async ({ who, params }) => {
    await inTransaction(platform, (work) => removePlan(work, who.id, params.id));
  });
};
