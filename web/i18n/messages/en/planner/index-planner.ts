import { planner } from "./planner.ts";
import { plannerMethod } from "./planner-method.ts";

/** The room planner and its method. */
export const messages = { planner, plannerMethod };
