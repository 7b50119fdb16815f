import { alerts } from "./feedback/alerts.ts";
import { model } from "./feedback/model.ts";
import { sets } from "./feedback/sets.ts";
import { roomAdvice } from "./planner/room-advice.ts";
import { roomUses } from "./planner/room-uses.ts";

/** What the page of a product fetches after its first view. */
export const messages = { alerts, model, roomAdvice, roomUses, sets };
