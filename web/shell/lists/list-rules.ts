import * as z from "zod/mini";
import { listEndpoints } from "#contract/lists/endpoints.ts";

/** Rules for the only typed field of a list: its name. */
export const listNameRules = z.pick(listEndpoints.createList.body, { name: true });
