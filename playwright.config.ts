import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/e2e/launch-options.ts";

const PORT = Number(process.env["E2E_PORT"] ?? 4310);

const arabic = {
  name: "ar-390",
  use: { locale: "ar-EG", viewport: { width: 390, height: 844 }, hasTouch: true },
};
const english = {
  name: "en-1440",
  use: { locale: "en-US", viewport: { width: 1440, height: 900 } },
};

/** The tags of `tests/e2e/shop-test.ts`. */
const PROJECTS = process.env["NIGHTLY"]
  ? [
      { ...arabic, grep: /@nightly/ },
      { ...english, grep: /@english-nightly/ },
    ]
  : [
      { ...arabic, grepInvert: /@(?:nightly|in-english)/ },
      // What differs neither in layout nor in words is looked at once.
      { ...english, grep: /@(?:both|in-english)/ },
    ];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // A browser test waits more than it computes: three keep two cores busy, and a fourth saves nothing.
  workers: 3,
  // A test that needed a second try is named in the closing lines.
  retries: process.env["CI"] ? 1 : 0,
  // Enough for a machine three times slower.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["line"], ["json"]] : [["line"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 90_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording costs a third of the time: only when something is to be looked at (E2E_TRACE=1).
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A click waits until nothing moves.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Africa/Cairo",
    // A test that looks at pictures says so (`WITH_PICTURES`); at night all load them.
    launchOptions: launchOptions({ pictures: process.env["NIGHTLY"] !== undefined }),
  },
  projects: PROJECTS,
  webServer: {
    command: "node tests/e2e/serve.ts",
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), NODE_ENV: "production" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    // The demo shop is loaded first.
    timeout: 600_000,
  },
});
