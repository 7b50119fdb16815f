import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { loadAllMessages } from "./i18n/load-messages.ts";
import { pageContext } from "./page-context.ts";
import { PageResponse, renderPage } from "./shell/build/render-page.ts";
import { pageData, startScript } from "./shell/build/start-script.ts";
import { PageScriptsContext } from "./shell/inline-scripts.tsx";

export { pageContext };

await loadAllMessages();

/**
 * Renders the whole page at once: the page cache stores finished pages, so there is nothing to
 * stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const written = new Set<string>();
  const scripts = { written, data: await pageData(router), start: startScript(router) };
  // The stream has been read; `EndScripts` writes its data.
  const { serverHandoffStream: _, ...context } = router;
  const page = (
    <PageScriptsContext value={scripts}>
      <ServerRouter context={context} url={request.url} />
    </PageScriptsContext>
  );
  const html = await renderPage(page, request.signal, (error) => failures.push(error));
  // oxlint-disable-next-line no-console -- the server gathers the console
  for (const failure of failures) console.error(failure);
  headers.set("content-type", "text/html; charset=utf-8");
  return new PageResponse(html, written, { status: failures.length > 0 ? 500 : status, headers });
}

/** Logs each loader failure once; an aborted request is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(pageContext).noteError?.(error);
  // oxlint-disable-next-line no-console -- the server gathers the console
  console.error(error);
};
