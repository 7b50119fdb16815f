import { savedPlanEndpoints } from "#contract/lighting/saved-plan-endpoints.ts";
import * as z from "zod/mini";

/** Rules for the only typed field of a plan: its name. */
export const planNameRules = z.pick(savedPlanEndpoints.savePlan.body, { name: true });
