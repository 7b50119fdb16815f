import { listEndpoints } from "#contract/lists/endpoints.ts";
import * as z from "zod/mini";

/** Rules for the only typed field of a list: its name. */
export const listNameRules = z.pick(listEndpoints.createList.body, { name: true });
