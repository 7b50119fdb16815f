import type { EntryContext } from "react-router";
import { dataElements } from "./packed.ts";

/** Characters that could end a script or begin a comment in it, and line ends of old browsers. */
const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * The loaders' data for the browser, at the end of a page: what was packed in elements of its own,
 * the rest for React Router's stream, in one script instead of one for each chunk.
 */
export async function dataScripts(router: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream, staticHandlerContext } = router;
  if (!serverHandoffStream) return "";
  const stream = JSON.stringify(await new Response(serverHandoffStream).text());
  const script = stream.replaceAll(
    UNSAFE,
    (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, "0"),
  );
  const elements = dataElements(staticHandlerContext.loaderData);
  return `${elements}<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;c.enqueue(${script});c.close()}</script>`;
}
