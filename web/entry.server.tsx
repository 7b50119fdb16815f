import { Writable } from "node:stream";
import type { ReactNode } from "react";
import {
  renderToPipeableStream,
  type RenderToPipeableStreamOptions,
  renderToString,
} from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { loadAllMessages } from "./i18n/load-messages.ts";
import { pageContext } from "./page-context.ts";
import { startAfterPicture } from "./shell/build/late-start.ts";
import { ScriptMark } from "./shell/head-scripts.tsx";
import { type KeepMarkup, KeptMarkup } from "./shell/kept-list.tsx";

export { pageContext };

await loadAllMessages();

/** The whole page at once: the page cache keeps finished pages, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  // New for each rendering: no text that was written before can carry it.
  const nonce = crypto.randomUUID();
  const page = (
    <ScriptMark value={nonce}>
      <KeptMarkup value={keepMarkup}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </KeptMarkup>
    </ScriptMark>
  );
  const html = await renderWhole(page, request.signal, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  // oxlint-disable-next-line no-console -- the server gathers the console
  for (const failure of failures) console.error(failure);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("script-mark", nonce);
  const answer = { status: failures.length > 0 ? 500 : status, headers };
  return new Response(startAfterPicture(html, router), answer);
}

const markup = new WeakMap<object, Map<string, string>>();

const keepMarkup: KeepMarkup = (of, name, part) => {
  const parts = markup.get(of) ?? new Map<string, string>();
  markup.set(of, parts);
  const kept = parts.get(name) ?? renderToString(part);
  parts.set(name, kept);
  return kept;
};

/** The stream of Node: what the web's own costs beside it is a tenth of a page. */
function renderWhole(
  page: ReactNode,
  signal: AbortSignal,
  options: RenderToPipeableStreamOptions,
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
      ...options,
      onAllReady: () => pipe(whole),
      onShellError: reject,
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
}

/** Loader failures, once each; a request whose visitor has gone is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(pageContext).noteError?.(error);
  // oxlint-disable-next-line no-console -- the server gathers the console
  console.error(error);
};
