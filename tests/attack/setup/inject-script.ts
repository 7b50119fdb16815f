/**
 * Loaded into a shop before its own code: as if a part of a page had forgotten to escape a text. Every page has then a
 * script in it that nobody of the shop has written.
 */
import { INJECTED } from "./injected.ts";

type Arguments = [body?: BodyInit | null, init?: ResponseInit];

globalThis.Response = new Proxy(Response, {
  construct: (original, [body, init]: Arguments) => {
    const isPage = new Headers(init?.headers).get("content-type")?.startsWith("text/html");
    return new original(isPage && body instanceof ReadableStream ? withScript(body) : body, init);
  },
});

function withScript(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const injected = `$&<script>${INJECTED}</script><script nonce="">${INJECTED}</script>`;
  const inject = new TransformStream<string, string>({
    transform: (html, out) => out.enqueue(html.replace(/<h1[^>]*>/, injected)),
  });
  return page
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(inject)
    .pipeThrough(new TextEncoderStream());
}
