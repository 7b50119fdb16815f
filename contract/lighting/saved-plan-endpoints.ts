import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, requiredLine } from "../kernel/schema.ts";
import { PLAN_NAME_LENGTH } from "./saved-plan-limits.ts";

const planBody = z.object({
  name: requiredLine(PLAN_NAME_LENGTH),
  /** Longer than any complete plan. */
  plan: codeLine(3000),
});

export const savedPlanSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The query of the planner's address, without the question mark. */
  plan: z.string(),
  savedAt: z.string(),
});
export type SavedPlan = z.output<typeof savedPlanSchema>;

const base = { tag: "lighting", access: "customer" } as const;

export const savedPlanEndpoints = {
  listPlans: endpoint("GET /api/v1/account/plans", base, {
    summary: "List your saved plans. Last saved first.",
    response: z.object({ items: z.array(savedPlanSchema) }),
  }),
  savePlan: endpoint("POST /api/v1/account/plans", base, {
    summary: "Save a plan. Invalid values become the defaults.",
    body: planBody,
    idempotent: true,
    status: 201,
    response: savedPlanSchema,
    problems: ["too-many-plans"],
  }),
  changePlan: endpoint("PATCH /api/v1/account/plans/{id}", base, {
    summary: "Update a saved plan",
    body: planBody,
    response: savedPlanSchema,
  }),
  removePlan: endpoint("DELETE /api/v1/account/plans/{id}", base, {
    summary: "Delete a saved plan",
  }),
};
