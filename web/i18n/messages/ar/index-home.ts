import type { Messages } from "../../message-shape.ts";
import { home } from "./home.ts";

/** The home page alone. */
export const messages: Messages["home"] = { home };
