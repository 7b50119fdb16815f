import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

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
  page: ReactNode,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<string> {
  return renderAtOnce(page) ?? renderInTime(page, signal, onError);
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

/**
 * A response whose text is returned as written: a plain `Response` would encode it to bytes and
 * decode it again.
 */
export class PageResponse extends Response {
  readonly #html: string;
  /** The inline scripts that the renderer wrote, for the content policy. */
  readonly scripts: readonly string[];

  constructor(html: string, scripts: Iterable<string>, init: ResponseInit) {
    super(null, init);
    this.#html = html;
    this.scripts = [...scripts];
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
