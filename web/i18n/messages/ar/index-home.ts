import type { Messages } from "../../message-shape.ts";
import { home } from "./home.ts";

/** Messages of the home page only. */
export const messages: Messages["home"] = { home };
