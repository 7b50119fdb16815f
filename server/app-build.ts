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
import { StartError } from "./platform/start-error.ts";

/** The pages as they were built, ready to render. */
export interface WebBuild {
  /** Folder of the files browsers load. */
  clientDir: string;
  /** Folder of the back office, which is a build of its own. */
  adminDir: string;
  /** Changes with every build. */
  version: string;
  render(request: Request, context: PageContext): Promise<Response>;
}

interface WebEntry {
  pageContext: RouterContext<PageContext>;
}

/** Loads the built pages: the one place where the server meets the browser's code. */
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
    render: (request, context) => {
      const provider = new RouterContextProvider();
      provider.set(pageContext, context);
      return handle(request, provider);
    },
  };
}
