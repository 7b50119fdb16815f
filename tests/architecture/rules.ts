/**
 * The architecture as plain data: `check.ts` reads it, ARCHITECTURE.md and CONTRIBUTING.md describe
 * it in words.
 */

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

/** Views that a module publishes for modules above it (docs/adr/0001-published-views.md). */
export const publishedViews: Record<string, readonly string[]> = {
  media: ["picture_source", "film_source", "document_source", "lit_picture"],
  identity: ["account_state"],
  customers: ["guest_shopper", "known_customer", "customer_record", "customer_search"],
  staff: ["member_name"],
  companies: ["shopper_terms", "company_approver", "buying_company", "membership"],
  catalog: [
    "listed_product",
    "listed_variant",
    "variant_description",
    "listed_picture",
    "listed_fact",
    "listed_category",
    "listed_document",
    "kept_product",
    "kept_variant",
    "kept_brand",
    "kept_category",
    "changed_product",
    "kept_changes",
  ],
  pricing: ["current_price", "list_price", "price_moment"],
  inventory: ["availability", "held_stock", "sold_stock", "kept_stock"],
  feedback: ["product_rating"],
  orders: ["order_reader", "order_bill", "cash_parcel"],
  payments: ["order_money"],
  returns: ["claimed_units"],
};

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
/** Nouns of the back office's screens; `start` counts the work waiting on all of them. */
const adminNouns = [
  "start",
  "customers",
  "companies",
  "staff",
  "feedback",
  "content",
  "menus",
  "invoices",
  "orders",
  "payments",
  "pricing",
  "redirects",
  "returns",
  "settings",
  "spreadsheets",
  "assortment",
  "inventory",
  "catalog",
  "storefront",
];
const zod = ["zod"];
const uiPackages = ["react", "@lucide/icons"];

/**
 * Package entries that the build replaces with another published entry of the same package, or with
 * a file of ours that forwards to it.
 */
export const packageAliases = ["use-intl/format-message"];

/** Who may import whom, most specific prefix first. Type-only imports count like any other. */
export const tiers: Record<string, Tier> = {
  "contract/kernel": { at: "contract/kernel/", mayImport: ["contract/kernel"], packages: zod },
  contract: { at: "contract/", mayImport: contract, packages: zod },
  "api-client": { at: "api-client/", mayImport: ["api-client", ...contract], packages: ["react"] },
  "server/platform": {
    at: "server/platform/",
    mayImport: ["server/platform", "contract/kernel"],
  },
  "server/modules": {
    at: "server/modules/",
    mayImport: ["server/modules", "server/platform", ...contract],
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
    adminNouns.map((noun) => [
      `admin/${noun}`,
      { at: `admin/${noun}/`, mayImport: [`admin/${noun}`, ...adminShared, ...contract] },
    ]),
  ),
  admin: {
    at: "admin/",
    mayImport: [
      "admin",
      "admin/sign-in",
      ...adminNouns.map((noun) => `admin/${noun}`),
      ...adminShared,
      ...contract,
    ],
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
  "server/modules": ["server", "server/testing", "db"],
  server: ["server/testing"],
};

/**
 * Folders whose children are ordered as in `modules`; children with other names are above them all.
 */
export const ordered = ["contract/", "server/modules/", "web/modules/"];

/** Folders of modules that may only be imported through their `index.ts`. */
export const doors = ["server/modules/", "web/modules/"];

/** Code that composes, tests or measures modules may import their other files as well. */
export const opensAllDoors = /^(?:web\/pages|server\/testing|tests|bench|tools)\//;

/** Files that compose the server: together they import the `index.ts` of every module. */
export const composition = /^server\/app[\w-]*\.ts$/;

/** Subpath imports, as in package.json. */
export const aliases: Record<string, string> = {
  "#contract/": "contract/",
  "#api-client/": "api-client/",
  "#server/": "server/",
  "#web/": "web/",
  "#admin/": "admin/",
  "#demo/": "db/demo/",
};

/** Folders whose children are named after modules, with the additional names allowed in each. */
export const mirrors: Record<string, readonly string[]> = {
  "server/modules/": [],
  "contract/": ["kernel"],
  "web/modules/": ["dev"],
  "admin/": ["api", "i18n", "screens", "shell", "settings", "sign-in", "start"],
};

export const forbiddenNames = ["util", "utils", "helper", "helpers", "common", "misc"];

/** Words invented in this project, and the term of the field to use instead. */
export const replacedWords: ReadonlyMap<string, string> = new Map([
  ["adopt", "claim"],
  ["backstage", "test API"],
  ["door facts", "cash-on-delivery collection"],
  ["follow pieces", "syncStatus"],
  ["judge", "consistency check"],
  ["mover", "actor"],
  ["postman", "outbox"],
  ["shelf", "stock"],
  ["storm", "crash test"],
  ["take step", "transition"],
  ["told", "notified"],
  ["verdict", "consistency check"],
  ["wish", "input or resolution"],
]);

/** Folders and files are in kebab-case; `name.test.ts` and `entry.client.tsx` have dots. */
export const kebabCase = /^\$?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

export const migrationName = /^db\/migrations\/\d{4}-([a-z]+)-[a-z0-9-]+\.sql$/;

/**
 * From this number on, migrations run while the shop is open (docs/operations.md); earlier ones ran
 * on empty tables.
 */
export const firstUnbroken = 125;

/** First line of a file whose statements run one by one, without a transaction. */
export const OUTSIDE = "-- outside a transaction";

/** In a file that drops something: since when no released version uses it. */
export const UNUSED_SINCE = /^-- unused since \d{4}-\d\d-\d\d$/m;

/** The schema of `server/platform`: below every module. */
export const platformSchema = "platform";

/** Commerce terms in the singular: `server/platform` serves any business and uses none of them. */
export const commerceWords = [
  "bank",
  "basket",
  "brand",
  "buyer",
  "card",
  "cart",
  "catalog",
  "category",
  "checkout",
  "company",
  "coupon",
  "courier",
  "customer",
  "favourite",
  "fulfilment",
  "invoice",
  "order",
  "parcel",
  "payment",
  "paymob",
  "piastre",
  "price",
  "pricing",
  "product",
  "promotion",
  "purchase",
  "rating",
  "refund",
  "shipping",
  "shopper",
  "stock",
  "variant",
  "wallet",
];

/** The same words with another meaning: in SQL, in CSS, and as browser features. */
export const notCommerce = [
  /\border\s+by\b/gi,
  /\borderBy\b/g,
  /\bborder\b/gi,
  /Courier New/g,
  /\bpayment: "\s*"/g,
];

/** Where a framework or package requires a default export. */
export const defaultExports = [
  /^web\/pages\/.+\.tsx$/,
  /^web\/(?:root|entry\.[a-z]+)\.tsx$/,
  /^web\/routes\.ts$/,
  /^web\/i18n\/format-message\.ts$/,
  /^[^/]+\.config\.ts$/,
  /^server\/testing\/global-setup\.ts$/,
];

export const budgets = {
  fileMedian: 80,
  fileP90: 250,
  fileCeiling: 400,
  folderFiles: 25,
  loneFiles: 9,
  functionP90: 40,
  readmeLines: 40,
};

/** Data, generated files and messages have no line limit. */
export const noLineBudget = [/^db\/demo\//, /\.generated\./, /(?:^|\/)messages\b/];
export const noFolderBudget = [/^db\/demo(?:\/|$)/, /^db\/migrations$/];

/** Where texts of the two languages are allowed. */
export const wordsAllowed = [
  /(?:^|\/)messages\b/,
  /^(?:web|admin)\/i18n\//,
  /^web\/modules\/dev\//,
];

/** Where left and right are intended. */
export const physicalCssAllowed = [/(?:^|\/)toaster\.(?:tsx|css)$/];
