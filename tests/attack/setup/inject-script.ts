/**
 * Preloaded into a shop: simulates a component that forgot to escape a text, so that every page
 * contains a foreign script.
 */
import { INJECTED } from "./injected.ts";

globalThis.Response = new Proxy(Response, {
  construct: (original, args: ConstructorParameters<typeof Response>, target) => {
    const made = Reflect.construct(original, args, target) as Response;
    if (made.headers.get("content-type")?.startsWith("text/html") !== true) return made;
    const text = made.text.bind(made);
    return Object.defineProperty(made, "text", { value: async () => withScript(await text()) });
  },
});

function withScript(html: string): string {
  const injected = `$&<script>${INJECTED}</script><script nonce="">${INJECTED}</script>`;
  return html.replace(/<h1[^>]*>/, injected);
}
