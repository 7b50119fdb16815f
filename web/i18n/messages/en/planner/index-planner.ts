import { planner } from "./planner.ts";
import { plannerMethod } from "./planner-method.ts";
import { roomUses } from "./room-uses.ts";

/** The room planner, and how it calculates. */
export const messages = { planner, plannerMethod, roomUses };
