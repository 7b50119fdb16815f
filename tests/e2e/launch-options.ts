import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LaunchOptions } from "@playwright/test";

const found = join(import.meta.dirname, "../../node_modules/.cache/browser-path");
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(found) ? readFileSync(found, "utf8") : undefined);

/** Decoding pictures takes the browser as long as all the rest. */
export function launchOptions({ pictures }: { pictures: boolean }): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...(pictures ? [] : ["--blink-settings=imagesEnabled=false"]),
    ],
  };
}
