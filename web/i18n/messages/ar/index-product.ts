import { alerts } from "./feedback/alerts.ts";
import { model } from "./feedback/model.ts";
import { sets } from "./feedback/sets.ts";
import { roomAdvice } from "./planner/room-advice.ts";
import { roomUses } from "./planner/room-uses.ts";

/** Messages the product page loads after the first render. */
export const messages = { alerts, model, roomAdvice, roomUses, sets };
