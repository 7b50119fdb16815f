import { content } from "./content.ts";

/** Beside the others on pages to read: the company, questions, news, albums, videos. */
export const messages = { content };
