import type { EntryContext } from "react-router";
import { DATA_ID } from "../inline-scripts.tsx";

/**
 * After this long the page starts even without its picture: on a slow connection it must still
 * become interactive.
 */
const LONGEST_MS = 3000;

/** The loaders' data of a page in the router's format, as JSON that no text can end. */
export async function pageData({ serverHandoffStream }: EntryContext): Promise<string> {
  const data = await new Response(serverHandoffStream).text();
  return data.replaceAll("<", String.raw`\u003c`);
}

/**
 * What the router's `Scripts` does, with two differences. Visible content comes first: scripts are
 * loaded once the page's largest picture is painted, or at the visitor's first input, where
 * `Scripts` would load them before style, picture and fonts. And each file is evaluated in a task of
 * its own.
 */
export function startScript({
  manifest,
  serverHandoffString,
  staticHandlerContext: { matches },
}: EntryContext): string {
  const routes = matches.map(({ route: { id } }) => ({ id, ...manifest.routes[id] }));
  const modules = routes.map(({ module }) => module);
  const imports = routes.flatMap((route) => route.imports ?? []);
  const files = new Set([...imports, ...manifest.entry.imports]);
  const names = `[${routes.map(({ id }) => JSON.stringify(id)).join()}]`;
  return `
const files = ${JSON.stringify([...files])};
const entry = ${JSON.stringify(manifest.entry.module)};
const data = document.getElementById("${DATA_ID}").textContent;
window.__reactRouterContext = Object.assign(${serverHandoffString}, { stream: new Blob([data]).stream() });
let started;
const nextTask = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
});
const start = async () => {
  if (started) return;
  started = true;
  for (const href of [...files, entry]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
  }
  for (const file of files) {
    await import(file);
    await nextTask();
  }
  const [, ...routes] = await Promise.all(${JSON.stringify([manifest.url, ...modules])}.map((file) => import(file)));
  window.__reactRouterRouteModules = Object.fromEntries(${names}.map((id, n) => [id, routes[n]]));
  await import(entry);
};
const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
setTimeout(start, ${LONGEST_MS});
addEventListener("pointerdown", start, true);
addEventListener("keydown", start, true);
const picture = document.querySelector("img[fetchpriority=high]");
if (document.hidden) start();
else if (!picture) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
else if (picture.complete) afterFrame();
else picture.onload = picture.onerror = afterFrame;
`.replaceAll(/\n +/g, "\n");
}
