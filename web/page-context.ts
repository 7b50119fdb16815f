import { createContext } from "react-router";
import type { PageContext } from "#contract/page-context.ts";

/** The key under which the server passes its queries to loaders: `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
