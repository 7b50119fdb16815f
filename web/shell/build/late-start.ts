import type { EntryContext } from "react-router";

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
/** React Router's start script: it imports the modules of the routes, then the entry. */
const STARTER = ' type="module" async="">';
const END = "</script>";
const END_OF_PAGE = "</body></html>";

/**
 * After this long the page starts even without its picture: on a slow connection it must still
 * become interactive.
 */
const LONGEST_MS = 3000;

/**
 * Visible content comes first: a page's scripts are loaded once its largest picture is painted, or
 * at the visitor's first input. React Router would load them before style, picture and fonts on a
 * slow connection.
 * @param data the scripts with the page's data
 */
export function startAfterPicture(html: string, router: EntryContext, data: string): string {
  // Texts cannot contain these: React escapes their quotes and brackets.
  const bodyAt = html.indexOf("<body");
  const startAt = html.lastIndexOf(STARTER);
  const endAt = html.indexOf(END, startAt);
  if (startAt < bodyAt || !html.endsWith(END_OF_PAGE))
    throw new Error("React Router starts pages in another way now");
  return [
    html.slice(0, bodyAt).replaceAll(PRELOADS, ""),
    html.slice(bodyAt, startAt),
    ` type="module">${starter(router)}`,
    html.slice(endAt, -END_OF_PAGE.length),
    data,
    END_OF_PAGE,
  ].join("");
}

/** The start script, part of every page: each file is evaluated in a task of its own. */
function starter({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const routes = matches.map(({ route: { id } }) => ({ id, ...manifest.routes[id] }));
  const modules = routes.map(({ module }) => module);
  const imports = routes.flatMap((route) => route.imports ?? []);
  const files = new Set([...imports, ...manifest.entry.imports]);
  const names = `[${routes.map(({ id }) => JSON.stringify(id)).join()}]`;
  return `
const files = ${JSON.stringify([...files])};
const entry = ${JSON.stringify(manifest.entry.module)};
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
