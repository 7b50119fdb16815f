import type { PageContext } from "#contract/page-context.ts";
import { createContext } from "react-router";

/** Under this key the server hands its queries to the loaders: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
