import { setTimeout as sleep } from "node:timers/promises";
/** Finds the URLs in a page, style sheet, script, manifest or sitemap, and follows them. */

export interface Visit {
  path: string;
  /** The page that linked to it first. */
  from: string;
  status: number;
  /** Of a redirect. */
  location: string | null;
}

export interface CrawlOptions {
  /** URL of the running shop, and the origin that its pages use for themselves. */
  base: string;
  publicUrl: string;
  seeds: readonly string[];
  /** The family of a link: of links with the same family only one is followed. */
  familyOf: (path: string) => string | undefined;
  /** Whether to read the links of the page behind a link. */
  isRead: (path: string) => boolean;
}

export interface CrawlReport {
  visits: Visit[];
  pages: number;
  /** All URLs of this host that were found, including those of a family. */
  links: Set<string>;
  /** Anchors that are linked to but missing. */
  missingParts: string[];
}

/** The number of pages that the server renders at once. */
const AT_ONCE = 4;
const ATTEMPTS = 60;

/** Repeats a request to a busy shop, as its response asks for. */
async function fetchPatiently(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { redirect: "manual" });
    const seconds = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !seconds || attempt === ATTEMPTS) return answer;
    await answer.arrayBuffer();
    await sleep(seconds * 1000);
  }
}

/** Crawls this host from the seeds. Redirects are recorded, not followed. */
export async function crawl(options: CrawlOptions): Promise<CrawlReport> {
  const { base, publicUrl, seeds, familyOf, isRead } = options;
  const report: CrawlReport = { visits: [], pages: 0, links: new Set(), missingParts: [] };
  const families = new Set<string>();
  const queue: { path: string; from: string }[] = [];

  function note(address: string, from: string): void {
    const path = pathOf(address, publicUrl + from, publicUrl);
    if (path === undefined || report.links.has(path)) return;
    report.links.add(path);
    const original = /^\/_ipx\/[^/]+(\/.*)$/.exec(path)?.[1];
    if (original !== undefined) note(original, from);
    const family = familyOf(path);
    if (family !== undefined && families.has(family)) return;
    if (family !== undefined) families.add(family);
    queue.push({ path, from });
  }

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const answer = await fetchPatiently(base + path);
    const location = answer.headers.get("location");
    report.visits.push({ path, from, status: answer.status, location });
    const type = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !isRead(path) || !READABLE.test(type)) {
      await answer.arrayBuffer();
      return;
    }
    const text = await answer.text();
    if (type.startsWith("text/html")) {
      report.pages += 1;
      report.missingParts.push(...missingParts(text).map((part) => `${path}${part}`));
    }
    for (const address of addressesIn(text, type)) note(address, path);
  }

  async function visitAll(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
  }

  for (const seed of seeds) note(seed, "/");
  // A worker ends when the queue is empty; URLs found meanwhile are visited in the next round.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
  return report;
}

/**
 * Path and query on this host; undefined for other sites, `tel:`, `mailto:` and anchors of the same
 * page.
 */
function pathOf(address: string, from: string, publicUrl: string): string | undefined {
  if (address === "" || address.startsWith("#")) return undefined;
  const url = URL.parse(address, from);
  if (url?.origin !== publicUrl) return undefined;
  return url.pathname + url.search;
}

const READABLE = /^(?:text\/html|text\/css|text\/javascript|application\/(?:xml|manifest))/;

/** Every URL in a text from the shop, by its content type. */
export function addressesIn(text: string, type: string): string[] {
  if (type.startsWith("text/html")) return [...addressesOfTags(text), ...addressesOfData(text)];
  if (type.startsWith("text/css")) return groups(text, /url\(["']?([^"')]+)/g);
  if (type.startsWith("text/javascript")) return addressesOfScript(text);
  if (type.startsWith("application/xml")) {
    return groups(text, /<(?:image:)?loc>([^<]+)|\shref="([^"]+)"/g).map(decodeEntities);
  }
  return groups(text, /"(?:src|start_url)":\s*"([^"]+)"/g);
}

const SCRIPT = /(<script\b[^>]*>)([^]*?)<\/script>/g;
const TAG = /<\w+((?:\s+[\w:-]+(?:="[^"]*")?)+)\s*\/?>/g;
const ONE = /\s(?:href|src|poster|action|formaction)="([^"]*)"/gi;
const SEVERAL = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const PREVIEW = /\sproperty="og:(?:image|url)"[^>]*\scontent="([^"]*)"/g;

function addressesOfTags(html: string): string[] {
  const tags = groups(html.replaceAll(SCRIPT, "$1"), TAG);
  return tags
    .flatMap((tag) => [
      ...groups(tag, ONE),
      ...groups(tag, SEVERAL).flatMap((set) =>
        set.split(/,\s+/).map((one) => one.split(" ", 1)[0] ?? ""),
      ),
      ...groups(tag, PREVIEW),
    ])
    .map(decodeEntities);
}

/** From the structured data. */
function addressesOfData(html: string): string[] {
  const data = groups(html, /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return data.flatMap((json) => groups(json, /"(https?:\/\/[^"]+)"/g));
}

function addressesOfScript(script: string): string[] {
  return groups(script, /["'`](?:\.\/|\/?assets\/)([\w.~-]+\.(?:js|css|woff2))["'`]/g).map(
    (name) => `/assets/${name}`,
  );
}

/** Anchors of the same page that links refer to but that are missing. */
function missingParts(html: string): string[] {
  const body = html.replaceAll(SCRIPT, "");
  const ids = new Set(groups(body, /\sid="([^"]*)"/g));
  const wanted = new Set(groups(body, /<a\s[^>]*href="(#[^"]+)"/g));
  return [...wanted].filter((part) => !ids.has(decodeURIComponent(part.slice(1))));
}

function groups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(
    (found) => found.slice(1).find((group) => group !== undefined) ?? "",
  );
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
