// Finds the Chromium of the browser tests, or installs one.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, run, say, SetupError } from "./setup.mjs";

/** Where the browser's path is stored for playwright.config.ts. */
const FOUND = join(ROOT, "node_modules", ".cache", "browser-path");
/** The headless shell comes first: with it the browser tests take two thirds of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function onPath(name) {
  try {
    return execFileSync("which", [name], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((path) => existsSync(path));
}

/** Playwright's own download, where this machine may fetch it. */
async function playwrightBrowser() {
  const code = await run("playwright", ["install", "chromium"]);
  if (code !== 0) return undefined;
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Not every release has the headless shell. */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "chromium"];

async function debianBrowser() {
  if (process.getuid?.() !== 0 || !onPath("apt-get")) return undefined;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" };
  await run("apt-get", ["update", "-qq"], options);
  for (const name of DEBIAN_PACKAGES) {
    const install = ["install", "-y", "-qq", "--no-install-recommends", name];
    if ((await run("apt-get", install, options)) === 0) break;
  }
  return findBrowser();
}

/** Makes sure that there is a browser for the browser tests. */
export async function ensureBrowser() {
  let path = findBrowser();
  if (!path) {
    say("Installing Chromium for the browser tests …");
    path = (await debianBrowser()) ?? (await playwrightBrowser());
  }
  if (!path) {
    throw new SetupError(
      "No Chromium was found for the browser tests. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to yours.",
    );
  }
  mkdirSync(dirname(FOUND), { recursive: true });
  if (!existsSync(FOUND) || readFileSync(FOUND, "utf8") !== path) writeFileSync(FOUND, path);
}
