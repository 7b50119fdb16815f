import { renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { loadAllMessages } from "./i18n/load-messages.ts";
import { pageContext } from "./page-context.ts";
import { dataScripts } from "./shell/build/data-scripts.ts";
import { startAfterPicture } from "./shell/build/late-start.ts";
import { PageResponse } from "./shell/build/page-response.ts";
import { renderPage } from "./shell/build/render-page.ts";
import { ScriptMark } from "./shell/head-scripts.tsx";
import { type KeepMarkup, KeptMarkup } from "./shell/kept-list.tsx";

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
  // New for each render, so that no text written earlier can contain it.
  const nonce = crypto.randomUUID();
  const pageOf = (context: EntryContext) => (
    <ScriptMark value={nonce}>
      <KeptMarkup value={keepMarkup}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </KeptMarkup>
    </ScriptMark>
  );
  const data = await dataScripts(router, nonce);
  const html = await renderPage(pageOf, router, request.signal, (error) => failures.push(error));
  // oxlint-disable-next-line no-console -- the server gathers the console
  for (const failure of failures) console.error(failure);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("script-mark", nonce);
  const answer = { status: failures.length > 0 ? 500 : status, headers };
  return new PageResponse(startAfterPicture(html, router, data), answer);
}

const markup = new WeakMap<object, Map<string, string>>();

const keepMarkup: KeepMarkup = (of, name, part) => {
  const parts = markup.get(of) ?? new Map<string, string>();
  markup.set(of, parts);
  const kept = parts.get(name) ?? renderToString(part);
  parts.set(name, kept);
  return kept;
};

/** Logs each loader failure once; an aborted request is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(pageContext).noteError?.(error);
  // oxlint-disable-next-line no-console -- the server gathers the console
  console.error(error);
};
