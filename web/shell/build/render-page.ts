import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";

/** Of a page: makes its elements around what the router says; asked once more where a part was not there yet. */
type PageOf = (router: EntryContext) => ReactNode;

/** What React writes where a part of the page was not there yet, or failed. No text of a page can contain it. */
const MISSING_PART = "<!--$!-->";
const DOCTYPE = "<!DOCTYPE html>";

/**
 * The whole page as text. The page cache keeps finished pages, so there is nothing to stream, and React's stream costs
 * more than the rest of React's work: it writes each piece as bytes of its own. Once the parts that load later have been
 * loaded, a page is there at once; until then, and where something fails, the stream waits and reports.
 */
export async function renderPage(
  pageOf: PageOf,
  router: EntryContext,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<string> {
  const data = await readData(router);
  const html = renderAtOnce(pageOf(withData(router, data)));
  if (html !== undefined) return html;
  return renderInTime(pageOf(withData(router, data)), signal, onError);
}

/** What is missing or has failed is found out again by the stream, which tells why. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(MISSING_PART) ? undefined : DOCTYPE + html;
  } catch {
    return undefined;
  }
}

/** The loaders' data as React Router sends it with the page, piece by piece. */
async function readData({ serverHandoffStream }: EntryContext): Promise<string[]> {
  const pieces: string[] = [];
  if (!serverHandoffStream) return pieces;
  const decoder = new TextDecoder();
  for await (const piece of serverHandoffStream)
    pieces.push(decoder.decode(piece, { stream: true }));
  return pieces;
}

/** Hands the router its own data as read already: it would wait for each piece, and React would begin the part again. */
function withData(router: EntryContext, pieces: string[]): EntryContext {
  const results = [...pieces.map((value) => ({ done: false, value })), { done: true, value: "" }];
  const streamCache = Object.fromEntries(
    results.map((result, n) => [n, Object.assign(Promise.resolve(), { result })]),
  );
  const own = {
    renderMeta: { streamCache },
    serverHandoffStream: new ReadableStream<Uint8Array>(),
  };
  return { ...router, ...routesOfPage(router), ...own };
}

/** Of the shop's fifty routes those that the page stands on: the router makes each of them anew for every page. */
function routesOfPage({ manifest, routeModules, staticHandlerContext }: EntryContext) {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id): [string, T][] => (all[id] ? [[id, all[id]]] : [])));
  const pages = { manifest: { ...manifest, routes: only(manifest.routes) } };
  return { ...pages, routeModules: only(routeModules) };
}

function renderInTime(
  page: ReactNode,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onAllReady: () => pipe(whole),
      onShellError: reject,
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}
