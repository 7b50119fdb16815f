import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// As in playwright.config.ts: where it is integrated, what needed a second try is named in the closing lines.
const retry = process.env["CI"] ? 1 : 0;

const setupFiles = ["server/testing/report-retries.ts"];

/** A test that hangs ends; one that is right on a machine ten times slower does not. */
const TIMEOUT_MS = 300_000;
/** The same for what a test waits for. */
const WAITING = { poll: { timeout: 60_000 } };
/** Three times what the largest worker needs: a test that collects without end does not take the machine's memory. */
const API_HEAP_MB = 768;

/** They start processes or ask thousands of questions: others run beside them. */
const LONGEST = [
  "authorization.api.test.ts",
  "start-and-stop.api.test.ts",
  "fuzz.api.test.ts",
  "alerts.api.test.ts",
  "first-view.api.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const sorted = await super.sort(files);
    const long = LONGEST.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)),
    );
    return [...new Set([...long, ...sorted])];
  }
}

/**
 * They take minutes and guard what rarely changes: left to `npm run nightly`, which also sends more
 * requests and races.
 */
const NIGHTLY = [
  "tests/api/attacks/stored-scripts.api.test.ts",
  "tests/api/start-refusals.api.test.ts",
  "tests/faults/restore.api.test.ts",
];
const LONGER_NIGHTLY = [
  "tests/api/authorization/authorization.api.test.ts",
  "tests/api/first-view.api.test.ts",
  "tests/api/attacks/paths.api.test.ts",
  "tests/api/fuzz.api.test.ts",
  "tests/api/search-engines/structured-data.api.test.ts",
  "tests/api/visitors/first-writes.api.test.ts",
];

/** They compute for seconds what hardly ever changes: pictures of all products, light in rooms. */
const COMPUTING = [
  "contract/lighting/plan/mounted-lights.test.ts",
  "contract/lighting/plan/obstacles.test.ts",
  "contract/lighting/plan/plan-calculator.test.ts",
  "contract/lighting/radiosity/room-model.test.ts",
  "tools/render/render.test.ts",
  "tools/render/rooms/rooms.test.ts",
];

/** For tests of whole shops on a real PostgreSQL. */
const SHOPS = {
  // Node imports the server itself, as in production; Vite transformed it for a fifth of the time.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles,
  isolate: false,
  globalSetup: "server/testing/global-setup.ts",
  environment: "node",
  pool: "forks",
  execArgv: [`--max-old-space-size=${API_HEAP_MB}`],
  expect: WAITING,
  // A third of the time they wait, for the database, other processes and deadlines.
  maxWorkers: 3,
  testTimeout: TIMEOUT_MS,
  hookTimeout: 2 * TIMEOUT_MS,
};

/**
 * `unit` and `computing` need nothing but the files, `api` and `nightly` start a real PostgreSQL, `faults` kills servers and databases for minutes. The test files of a worker share their
 * modules (`isolate`): loading the whole server for each of them took longer than most tests.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    teardownTimeout: TIMEOUT_MS,
    projects: [
      {
        test: {
          name: "unit",
          retry,
          setupFiles,
          isolate: false,
          include: [
            "contract/**/*.test.ts",
            "api-client/**/*.test.ts",
            "server/**/*.test.ts",
            "web/**/*.test.{ts,tsx}",
            "admin/**/*.test.{ts,tsx}",
            "db/demo/**/*.test.ts",
            "tools/**/*.test.ts",
            "bench/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
            "tests/conformance/**/*.test.ts",
            "tests/sources/**/*.test.ts",
            "tests/search/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/*.api.test.ts", "**/*.faults.test.ts", ...COMPUTING],
          environment: "node",
          pool: "threads",
          maxWorkers: 2,
          expect: WAITING,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: "computing",
          retry,
          setupFiles,
          isolate: false,
          include: COMPUTING,
          environment: "node",
          pool: "threads",
          maxWorkers: 2,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          ...SHOPS,
          name: "api",
          retry,
          include: [
            "server/**/*.api.test.ts",
            "tests/api/**/*.api.test.ts",
            "tests/faults/**/*.api.test.ts",
            "tests/search/**/*.api.test.ts",
          ],
          exclude: NIGHTLY,
        },
      },
      { test: { ...SHOPS, name: "nightly", include: [...NIGHTLY, ...LONGER_NIGHTLY] } },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.faults.test.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 1,
        },
      },
    ],
  },
});
