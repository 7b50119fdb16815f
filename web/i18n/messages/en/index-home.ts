import { home } from "./home.ts";

/** The home page alone. */
export const messages = { home };
