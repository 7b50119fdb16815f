import type { EntryContext } from "react-router";

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
/** The script with which React Router starts a page: it imports the modules of its routes, then the entry. */
const STARTER = ' type="module" async="">';
const END = "</script>";

/** After so long the page starts without its picture: a slow line must not leave it without life. */
const LONGEST_MS = 3000;

/**
 * What is seen comes first: a page's scripts begin to load when its largest picture is there and painted, or as soon as
 * the visitor does something. React Router's own way puts them before style, picture and fonts on a slow line.
 */
export function startAfterPicture(html: string, router: EntryContext): string {
  // Texts cannot contain these: React writes their quotes and brackets in another way.
  const bodyAt = html.indexOf("<body");
  const startAt = html.lastIndexOf(STARTER);
  const endAt = html.indexOf(END, startAt);
  if (startAt < bodyAt) throw new Error("React Router starts pages in another way now");
  return [
    html.slice(0, bodyAt).replaceAll(PRELOADS, ""),
    html.slice(bodyAt, startAt),
    ` type="module">${starter(router)}`,
    html.slice(endAt),
  ].join("");
}

/** The script itself, which goes out with every page: each file is run as a piece of work of its own. */
function starter({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const routes = matches.map(({ route: { id } }) => ({ id, ...manifest.routes[id] }));
  const modules = routes.map(({ module }) => module);
  const imports = routes.flatMap((route) => route.imports ?? []);
  const files = new Set([...imports, ...manifest.entry.imports]);
  const names = `[${routes.map(({ id }) => JSON.stringify(id)).join()}]`;
  return `
const files = ${JSON.stringify([...files])};
const entry = ${JSON.stringify(manifest.entry.module)};
const modules = ${JSON.stringify([manifest.url, ...modules])};
let hasStarted = false;
const nextTask = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
});
const start = async () => {
  if (hasStarted) return;
  hasStarted = true;
  clearTimeout(timer);
  for (const href of [...files, entry]) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
  }
  for (const file of files) {
    await import(file);
    await nextTask();
  }
  const [, ...routes] = await Promise.all(modules.map((module) => import(module)));
  window.__reactRouterRouteModules = Object.fromEntries(${names}.map((id, n) => [id, routes[n]]));
  await import(entry);
};
const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
const timer = setTimeout(start, ${LONGEST_MS});
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { capture: true, once: true });
const picture = document.querySelector("img[fetchpriority=high]");
if (document.hidden) start();
else if (!picture) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
else if (picture.complete) afterFrame();
else picture.onload = picture.onerror = afterFrame;
`.replaceAll(/\n +/g, "\n");
}
