import { home } from "./home.ts";

/** Messages of the home page only. */
export const messages = { home };
