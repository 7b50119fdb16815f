import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageContext } from "#contract/page-context.ts";
import { ProblemError } from "./platform/http/problem-error.ts";
import type { RenderedPage } from "./platform/pages/page-entry.ts";
import { isUnavailable } from "./platform/postgres/is-unavailable.ts";
import { StartError } from "./platform/start-error.ts";

/** The built pages, ready to render. */
export interface WebBuild {
  /** Folder of the files that browsers load. */
  clientDir: string;
  /** Folder of the back office, which is a separate build. */
  adminDir: string;
  /** Changes with every build. */
  version: string;
  /** @throws {ProblemError} "unavailable" when the database could not be reached */
  render(request: Request, context: PageContext): Promise<RenderedPage>;
}

interface WebEntry {
  pageContext: RouterContext<PageContext>;
}

/** Loads the built pages: the only place where the server imports the browser's code. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const file = join(folder, "server", "index.js");
  if (!existsSync(file))
    throw new StartError(
      "The pages are not built yet. Run `npm run build`, or `npm start`, which does.",
    );
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const { pageContext } = build.entry.module as unknown as WebEntry;
  const handle = createRequestHandler(build, "production");
  return {
    clientDir: join(folder, "client"),
    adminDir: join(folder, "admin"),
    version: build.assets.version,
    render: async (request, context) => {
      const errors: unknown[] = [];
      const provider = new RouterContextProvider();
      provider.set(pageContext, { ...context, noteError: (error) => errors.push(error) });
      const answer = await handle(request, provider);
      if (answer.status >= 500 && errors.some(isUnavailable)) throw new ProblemError("unavailable");
      // React Router's own last resort, when the error page cannot be rendered either.
      if (answer.status >= 500 && answer.headers.get("content-type") === "text/plain")
        throw new Error("the page and its error page failed", { cause: errors.at(-1) });
      return answer;
    },
  };
}
