import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const CLIENT = join(import.meta.dirname, "..", "build", "client");

/** Bytes of script (brotli) that a product page may load, all of it after its largest picture. */
export const SCRIPT_BUDGET = 133.25 * 1024;

/**
 * Bytes of script (brotli) that a browser loads for the first view of a page: every module
 * referenced by the page.
 */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w~.-]+\.js/g)].map(([file]) => file));
  let bytes = 0;
  for (const file of files) {
    const path = join(CLIENT, file);
    bytes += statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }
  return bytes;
}
