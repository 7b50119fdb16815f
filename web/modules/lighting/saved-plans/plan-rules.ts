import * as z from "zod/mini";
import { savedPlanEndpoints } from "#contract/lighting/saved-plan-endpoints.ts";

/** Rules for the only typed field of a plan: its name. */
export const planNameRules = z.pick(savedPlanEndpoints.savePlan.body, { name: true });
