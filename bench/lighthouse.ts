import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result, type RunnerResult } from "lighthouse";
import browser from "../playwright.config.ts";
import { blockedByWork, FUNCTIONS_CATEGORY, workOfLongTasks } from "./main-thread.ts";

const RUNS = Number(process.env["BENCH_LIGHTHOUSE_RUNS"] ?? 3);
const DEBUG_PORT = Number(process.env["BENCH_LIGHTHOUSE_PORT"] ?? 4391);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
/**
 * For each new window Chromium loads the dropdown of its address bar, a page of its own, which
 * takes up to 0.5 s of CPU time beside the measured page. No phone does that.
 */
const NO_ADDRESS_LIST = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
const WIDTH = 8;
const HEADS = ["perf", "a11y", "best", "SEO", ...Object.keys(TIMES), "work", "load"];
/**
 * Prints what each page's long tasks did. Profiling itself takes time, so the figures of such a run
 * do not count.
 */
const SHOWS_FUNCTIONS = process.env["BENCH_LIGHTHOUSE_FUNCTIONS"] === "1";
const FUNCTIONS_SHOWN = 5;

/** Personal pages that search engines must not index: that is not a fault. */
const NOT_FOR_SEARCH_ENGINES = new Set(["search", "cart"]);

export async function measureLighthouse(base: string, productPath: string): Promise<void> {
  const pages = {
    home: "/",
    list: "/product",
    product: productPath,
    search: "/SearchProducts/led",
    cart: "/cart",
  };
  const options = browser.use?.launchOptions;
  const port = `--remote-debugging-port=${DEBUG_PORT}`;
  const args = [...(options?.args ?? []), NO_ADDRESS_LIST, port];
  const chrome = await chromium.launch({ ...options, args });
  try {
    process.stdout.write(`\n${row("phone, Arabic", HEADS)}\n`);
    for (const [name, path] of Object.entries(pages)) {
      // The first response is rendered, all others are cached: visitors get those.
      await (await fetch(base + path)).text();
      await measurePage(name, base + path);
    }
  } finally {
    await chrome.close();
  }
}

async function measurePage(name: string, url: string): Promise<void> {
  const runs: Figure[][] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const result = await audit(url, NOT_FOR_SEARCH_ENGINES.has(name));
    const values = figures(result);
    runs.push(values);
    process.stdout.write(`${row(`${name} ${run}`, values.map(write))}\n`);
    if (SHOWS_FUNCTIONS) process.stdout.write(longTasks(result));
  }
  if (RUNS > 1) process.stdout.write(`${row(`${name} median`, medians(runs).map(write))}\n\n`);
}

/** Lighthouse's own phone profile: a mid-range CPU and a slow 4G connection, simulated. */
async function audit(url: string, isHidden: boolean, retries = 2): Promise<RunnerResult> {
  const flags: Flags = {
    port: DEBUG_PORT,
    onlyCategories: [...CATEGORIES],
    skipAudits: isHidden ? ["is-crawlable"] : [],
    logLevel: "error",
    additionalTraceCategories: SHOWS_FUNCTIONS ? FUNCTIONS_CATEGORY : "",
  };
  const report = await lighthouse(url, flags);
  if (!report) throw new Error(`${url}: no report`);
  const failure = report.lhr.runtimeError;
  // Occasionally the start of the browser's trace is missing; Lighthouse itself says to run it
  // again.
  if (failure?.code === "NO_NAVSTART" && retries > 0) return audit(url, isHidden, retries - 1);
  if (failure) throw new Error(`${url}: ${failure.message}`);
  for (const line of faults(report.lhr)) process.stdout.write(`${line}\n`);
  return report;
}

/** What keeps a page from 100, except speed, which has its own columns. */
function faults({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((name) => name !== "performance")
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `  ${id}: ${audits[id]?.title}`);
}

interface Figure {
  value: number;
  unit: "" | "ms" | "s";
  digits: number;
}

function figures({ lhr, artifacts }: RunnerResult): Figure[] {
  const { categories, audits } = lhr;
  const scores = CATEGORIES.map((name) => plain(Math.round((categories[name]?.score ?? 0) * 100)));
  const times = Object.entries(TIMES).map(([name, id]): Figure => {
    const value = audits[id]?.numericValue ?? Number.NaN;
    if (name === "CLS") return plain(value, 3);
    if (name === "TBT") return { value, unit: "ms", digits: 0 };
    return { value: value / 1000, unit: "s", digits: 2 };
  });
  const work = blockedByWork(artifacts.Trace, slowdownOf(lhr));
  return [...scores, ...times, { value: work, unit: "ms", digits: 0 }, plain(loadavg()[0] ?? 0, 1)];
}

const plain = (value: number, digits = 0): Figure => ({ value, unit: "", digits });

const slowdownOf = ({ configSettings }: Result) => configSettings.throttling.cpuSlowdownMultiplier;

function write({ value, unit, digits }: Figure): string {
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}

/** Separately for each column. */
function medians(runs: Figure[][]): Figure[] {
  return (runs[0] ?? []).map((figure, column) => {
    const values = runs.map((run) => run[column]?.value ?? Number.NaN).toSorted((a, b) => a - b);
    return { ...figure, value: values[Math.floor(values.length / 2)] ?? Number.NaN };
  });
}

function longTasks({ lhr, artifacts }: RunnerResult): string {
  const slowdown = slowdownOf(lhr);
  return [...workOfLongTasks(artifacts.Trace, slowdown)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, FUNCTIONS_SHOWN)
    .map(([what, us]) => `  ${((us / 1000) * slowdown).toFixed(0).padStart(5)} ms  ${what}\n`)
    .join("");
}

function row(name: string, values: string[]): string {
  return [name.padEnd(14), ...values.map((value) => value.padStart(WIDTH))].join("");
}
