import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { codeLine, id, requiredLine } from "../kernel/schema.ts";
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

const base = { tag: "lighting", status: 200, access: "customer" } as const;

const listPlans = endpoint({
  ...base,
  method: "GET",
  path: "/api/v1/account/plans",
  summary: "The customer's plans of rooms, the one saved last first",
  response: z.object({ items: z.array(savedPlanSchema) }),
});

const savePlan = endpoint({
  ...base,
  method: "POST",
  path: "/api/v1/account/plans",
  summary: "Keeps a plan of the planner; what cannot be read of it is as in the first plan",
  body: planBody,
  idempotent: true,
  status: 201,
  response: savedPlanSchema,
  problems: ["too-many-plans"],
});

const changePlan = endpoint({
  ...base,
  method: "PATCH",
  path: "/api/v1/account/plans/{id}",
  summary: "Replaces the name and the content of a plan",
  params: z.object({ id }),
  body: planBody,
  response: savedPlanSchema,
  problems: ["not-found"],
});

const removePlan = endpoint({
  ...base,
  status: 204,
  method: "DELETE",
  path: "/api/v1/account/plans/{id}",
  summary: "Takes a plan out of the account",
  params: z.object({ id }),
  problems: ["not-found"],
});

export const savedPlanEndpoints = { listPlans, savePlan, changePlan, removePlan };
