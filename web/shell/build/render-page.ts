import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";

/**
 * Creates the page's elements from the router context; called again if a part had not been loaded.
 */
type PageOf = (router: EntryContext) => ReactNode;

/**
 * What React writes in place of a part that was not loaded or failed. No text of a page can contain
 * it.
 */
const MISSING_PART = "<!--$!-->";
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Renders the whole page to text. The page cache stores finished pages, so there is nothing to
 * stream, and React's stream costs more than the rest of React's work: it encodes each piece
 * separately. Once the lazy parts have been loaded, a page renders synchronously; until then, and
 * if something fails, the stream waits and reports errors.
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

/** Undefined if a part is missing or failed: the stream then runs into it again and reports why. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(MISSING_PART) ? undefined : DOCTYPE + html;
  } catch {
    return undefined;
  }
}

/** The loaders' data as React Router sends it with the page, in chunks. */
async function readData({ serverHandoffStream }: EntryContext): Promise<string[]> {
  const pieces: string[] = [];
  if (!serverHandoffStream) return pieces;
  const decoder = new TextDecoder();
  for await (const piece of serverHandoffStream)
    pieces.push(decoder.decode(piece, { stream: true }));
  return pieces;
}

/**
 * Gives the router its data as already read: it would suspend for each chunk, and React would
 * restart the part.
 */
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

/**
 * Keeps only the page's own routes of the shop's fifty: the router would create all of them for
 * every page.
 */
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
