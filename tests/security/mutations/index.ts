import type { Mutations } from "../../../tools/mutate/mutation.ts";
import { HEADERS_AND_LOGS } from "./headers-and-logs.ts";

/** By the number of a requirement in docs/security.md, the change that takes its protection away. */
export const MUTATIONS: Mutations = { ...HEADERS_AND_LOGS };
