/**
 * Preloaded into a shop: simulates a component that forgot to escape a text, so that every page
 * contains a foreign script.
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
