// The architecture as plain data; ARCHITECTURE.md and CONTRIBUTING.md describe it in words.

/**
 * Modules of server, contract and web, lowest first: a module may use those before it. What has to
 * go upwards uses events on the server, and in the browser a page of `web/pages` that combines
 * parts of both.
 */
export const modules = [
  "media",
  "identity",
  "customers",
  "companies",
  "staff",
  "spreadsheets",
  "redirects",
  "catalog",
  "pricing",
  "inventory",
  "content",
  "menus",
  "feedback",
  "storefront",
  "assortment",
  "favourites",
  "alerts",
  "wallet",
  "cart",
  "lists",
  "orders",
  "payments",
  "returns",
  "aftercare",
  "invoices",
  "lighting",
];

/**
 * Columns that only one file may update: an order's status and what it waits for, with the event
 * and the deadline.
 */
export const singleWriters = [
  {
    table: "orders.order",
    columns: ["status", "waiting_for", "expires_at"],
    file: "server/modules/orders/status/transition.ts",
  },
] as const;

export interface Tier {
  /** Path prefix; a file belongs to the first tier that matches. */
  at: string;
  /** Tiers it may import; absent for any. */
  mayImport?: readonly string[];
  /** npm packages it may import; absent for any. */
  packages?: readonly string[];
}

const contract = ["contract/kernel", "contract"];
const webShared = [
  "api-client",
  "web/ui",
  "web/api",
  "web/i18n",
  "web/shell",
  "web/styles",
  "web/page-context",
];
const adminShared = ["api-client", "admin/api", "admin/i18n", "admin/shell"];
/** The back office's screens; `start` counts the work waiting on all of them. */
const adminScreens = ["start", "settings", ...modules].map((noun) => `admin/${noun}`);
const zod = ["zod"];
const uiPackages = ["react", "@lucide/icons"];

/** Who may import whom, most specific prefix first. Type-only imports count like any other. */
export const tiers: Record<string, Tier> = {
  "contract/kernel": { at: "contract/kernel/", mayImport: ["contract/kernel"], packages: zod },
  contract: { at: "contract/", mayImport: contract, packages: zod },
  "api-client": { at: "api-client/", mayImport: ["api-client", ...contract], packages: ["react"] },
  "server/platform": { at: "server/platform/", mayImport: ["server/platform", "contract/kernel"] },
  "product-index": {
    at: "server/modules/storefront/product-index/",
    mayImport: ["product-index", "server/platform", "contract/kernel"],
    packages: ["kysely", "node:fs", "node:os", "node:path", "node:timers", "node:zlib"],
  },
  "server/modules": {
    at: "server/modules/",
    mayImport: ["server/modules", "product-index", "server/platform", ...contract],
  },
  "server/testing": {
    at: "server/testing/",
    mayImport: ["server", "server/testing", "server/modules", "server/platform", "db", ...contract],
  },
  server: {
    at: "server/",
    mayImport: ["server", "server/modules", "server/platform", "db", "build", ...contract],
  },
  "web/ui": { at: "web/ui/", mayImport: ["web/ui", "web/styles"], packages: uiPackages },
  "web/styles": { at: "web/styles/", mayImport: ["web/styles"] },
  "web/i18n": { at: "web/i18n/", mayImport: ["web/i18n", ...contract] },
  "web/api": { at: "web/api/", mayImport: ["api-client", "web/api", "web/i18n", ...contract] },
  "web/page-context": { at: "web/page-context.ts", mayImport: contract },
  "web/shell": { at: "web/shell/", mayImport: [...webShared, ...contract] },
  "web/modules": { at: "web/modules/", mayImport: [...webShared, "web/modules", ...contract] },
  "web/pages": {
    at: "web/pages/",
    mayImport: [...webShared, "web/pages", "web/modules", ...contract],
  },
  web: { at: "web/", mayImport: [...webShared, "web", "web/modules", ...contract] },
  "admin/api": { at: "admin/api/", mayImport: ["api-client", "admin/api", ...contract] },
  "admin/i18n": { at: "admin/i18n/", mayImport: ["admin/i18n", ...contract] },
  "admin/shell": { at: "admin/shell/", mayImport: [...adminShared, ...contract] },
  "admin/sign-in": {
    at: "admin/sign-in/",
    mayImport: ["admin/sign-in", ...adminShared, ...contract],
  },
  // Screens do not import each other: shared code is in the shell.
  ...Object.fromEntries(
    adminScreens.map((at) => [at, { at: `${at}/`, mayImport: [at, ...adminShared, ...contract] }]),
  ),
  admin: {
    at: "admin/",
    mayImport: ["admin", "admin/sign-in", ...adminScreens, ...adminShared, ...contract],
  },
  db: { at: "db/", mayImport: ["db", ...contract] },
  build: { at: "build/" },
  tools: { at: "tools/" },
  bench: { at: "bench/" },
  tests: { at: "tests/" },
  root: { at: "" },
};

/** Additional tiers that `*.test.ts` files may import, by their own tier. */
export const testsMayAlsoImport: Record<string, readonly string[]> = {
  "server/platform": ["server", "server/testing", "server/modules", ...contract],
  "product-index": ["server/testing", "server/modules"],
  "server/modules": ["server", "server/testing", "db"],
  server: ["server/testing"],
};

/** Folders whose children are ordered as in `modules`, others above them all. */
export const ordered = ["contract/", "server/modules/", "web/modules/"];

/** Folders of modules that may only be imported through their `index.ts`. */
export const doors = ["server/modules/", "web/modules/"];

/** Folders that not even their own module, its tests and the bench enter but by their `index.ts`. */
export const boxes = ["server/modules/storefront/product-index/"];

/** Code that composes, tests or measures modules may import their other files as well. */
export const opensAllDoors = /^(?:web\/pages|server\/testing|tests|bench|tools)\//;

export const migrationName = /^db\/migrations\/\d{4}-([a-z]+)-[a-z0-9-]+\.sql$/;

/** Earlier migrations create the tables; from this number on they run while the shop is open. */
export const firstUnbroken = 27;

/** First line of a file whose statements run one by one, without a transaction. */
export const OUTSIDE = "-- outside a transaction";

/** In a file that drops something: since when no released version uses it. */
export const UNUSED_SINCE = /^-- unused since \d{4}-\d\d-\d\d$/m;

/** The schema of `server/platform`: below every module. */
export const platformSchema = "platform";
