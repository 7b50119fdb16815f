import { projectLists } from "./project-lists.ts";

/** Messages of project lists: of the account, of the shared page, and of adding to a list. */
export const messages = { projectLists };
