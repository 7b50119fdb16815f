import { plannerMethod } from "./planner-method.ts";
import { planner } from "./planner.ts";
import { roomUses } from "./room-uses.ts";

/** Messages of the room planner and its calculation method. */
export const messages = { planner, plannerMethod, roomUses };
