import { alerts } from "./feedback/alerts.ts";
import { model } from "./feedback/model.ts";
import { sets } from "./feedback/sets.ts";
import { roomAdvice } from "./planner/room-advice.ts";

/** Messages that a product page loads after its first view. */
export const messages = { alerts, model, roomAdvice, sets };
