import type { Messages } from "../../../message-shape.ts";
import { content } from "./content.ts";

/** Additional messages of content pages: the company, FAQ, news, albums, videos. */
export const messages: Messages["content"] = { content };
