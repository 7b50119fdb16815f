import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { loadavg } from "node:os";
import browser from "../playwright.config.ts";

const RUNS = Number(process.env["BENCH_LIGHTHOUSE_RUNS"] ?? 3);
const DEBUG_PORT = Number(process.env["BENCH_LIGHTHOUSE_PORT"] ?? 4391);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
const WIDTH = 8;
const HEADS = ["perf", "a11y", "best", "SEO", ...Object.keys(TIMES), "load"];

/** A list of the page's own that search engines are not to show: its absence from them is no fault. */
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
  const args = [...(options?.args ?? []), `--remote-debugging-port=${DEBUG_PORT}`];
  const chrome = await chromium.launch({ ...options, args });
  try {
    process.stdout.write(`\n${row("phone, Arabic", HEADS)}\n`);
    for (const [name, path] of Object.entries(pages)) {
      const isHidden = NOT_FOR_SEARCH_ENGINES.has(name);
      // The first answer is made, all others are kept: visitors meet those.
      await (await fetch(base + path)).text();
      for (let run = 1; run <= RUNS; run += 1) {
        const result = await audit(base + path, isHidden);
        process.stdout.write(`${row(`${name} ${run}`, cells(result))}\n`);
      }
    }
  } finally {
    await chrome.close();
  }
}

/** Lighthouse's own phone: a mid-range processor and a slow 4G line, simulated. */
async function audit(url: string, isHidden: boolean, retries = 2): Promise<Result> {
  const flags: Flags = {
    port: DEBUG_PORT,
    onlyCategories: [...CATEGORIES],
    skipAudits: isHidden ? ["is-crawlable"] : [],
    logLevel: "error",
  };
  const report = await lighthouse(url, flags);
  const failure = report?.lhr.runtimeError;
  // Now and then the browser's trace lacks its beginning; Lighthouse itself says to run it again.
  if (failure?.code === "NO_NAVSTART" && retries > 0) return audit(url, isHidden, retries - 1);
  if (!report || failure) throw new Error(`${url}: ${failure?.message ?? "no report"}`);
  for (const line of faults(report.lhr)) process.stdout.write(`${line}\n`);
  return report.lhr;
}

/** Whatever keeps a page from 100, speed apart: that has its own columns. */
function faults({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((name) => name !== "performance")
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `  ${id}: ${audits[id]?.title}`);
}

function cells({ categories, audits }: Result): string[] {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const times = Object.entries(TIMES).map(([name, id]) => {
    const value = audits[id]?.numericValue ?? Number.NaN;
    if (name === "CLS") return value.toFixed(3);
    return name === "TBT" ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(2)} s`;
  });
  return [...scores.map(String), ...times, (loadavg()[0] ?? 0).toFixed(1)];
}

function row(name: string, values: string[]): string {
  return [name.padEnd(14), ...values.map((value) => value.padStart(WIDTH))].join("");
}
