/** The architecture as plain data: `check.ts` reads it, ARCHITECTURE.md and CONTRIBUTING.md say it in words. */

/**
 * Modules of server, contract and web, lowest first: a module may use those before it. What must go upwards goes
 * by events on the server, and in the browser by a page of `web/pages` that puts parts of both together.
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
  "orders",
  "payments",
  "returns",
  "aftercare",
  "invoices",
  "lighting",
];

/** Views that a module shows to the modules above it (docs/adr/0001-published-views.md). */
export const publishedViews: Record<string, readonly string[]> = {
  media: ["picture_source", "film_source", "document_source"],
  identity: ["account_state"],
  customers: ["guest_shopper", "known_customer", "customer_record", "customer_search"],
  staff: ["member_name"],
  companies: ["shopper_terms", "company_approver", "buying_company", "membership"],
  catalog: [
    "listed_product",
    "listed_variant",
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

/** Columns that one file alone updates: what an order is and waits for, with its event and its deadline. */
export const singleWriters = [
  {
    table: "orders.order",
    columns: ["status", "waiting_for", "expires_at"],
    file: "server/modules/orders/status/transition.ts",
  },
] as const;

export interface Tier {
  /** Path prefix; the first tier that fits is the tier of a file. */
  at: string;
  /** Tiers it may import; absent: anything. */
  mayImport?: readonly string[];
  /** npm packages it may import; absent: any. */
  packages?: readonly string[];
}

const contract = ["contract/kernel", "contract"];
const webShared = ["web/ui", "web/api", "web/i18n", "web/shell", "web/styles", "web/page-context"];
const adminShared = ["admin/api", "admin/i18n", "admin/shell"];
/** Nouns of the back office's screens; `start` counts what waits on all of them. */
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

/** Entries of packages for which the build takes another published entry of the same package, or a file of ours that hands on to it. */
export const packageAliases = ["use-intl/format-message"];

/** Who may import whom, most specific prefix first. Type-only imports count like any other. */
export const tiers: Record<string, Tier> = {
  "contract/kernel": { at: "contract/kernel/", mayImport: ["contract/kernel"], packages: zod },
  contract: { at: "contract/", mayImport: contract, packages: zod },
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
  "web/api": { at: "web/api/", mayImport: ["web/api", "web/i18n", ...contract] },
  "web/page-context": { at: "web/page-context.ts", mayImport: contract },
  "web/shell": { at: "web/shell/", mayImport: [...webShared, ...contract] },
  "web/modules": { at: "web/modules/", mayImport: [...webShared, "web/modules", ...contract] },
  "web/pages": {
    at: "web/pages/",
    mayImport: [...webShared, "web/pages", "web/modules", ...contract],
  },
  web: { at: "web/", mayImport: [...webShared, "web", "web/modules", ...contract] },
  "admin/api": { at: "admin/api/", mayImport: ["admin/api", ...contract] },
  "admin/i18n": { at: "admin/i18n/", mayImport: ["admin/i18n", ...contract] },
  "admin/shell": { at: "admin/shell/", mayImport: [...adminShared, ...contract] },
  "admin/sign-in": {
    at: "admin/sign-in/",
    mayImport: ["admin/sign-in", ...adminShared, ...contract],
  },
  // One screen knows no other: what several need stands in the shell.
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

/** Extra tiers open to `*.test.ts` files, by the tier they stand in. */
export const testsMayAlsoImport: Record<string, readonly string[]> = {
  "server/platform": ["server", "server/testing", "server/modules", ...contract],
  "server/modules": ["server", "server/testing", "db"],
  server: ["server/testing"],
};

/** Folders whose children stand in the order of `modules`; nouns of their own stand above them all. */
export const ordered = ["contract/", "server/modules/", "web/modules/"];

/** Folders whose children are modules with `index.ts` as their only door. */
export const doors = ["server/modules/", "web/modules/"];

/** Who puts modules together, or tests and measures them, may go past their doors. */
export const opensAllDoors = /^(?:web\/pages|server\/testing|tests|bench|tools)\//;

/** Files that compose the server: between them they import the `index.ts` of every module. */
export const composition = /^server\/app[\w-]*\.ts$/;

/** Subpath imports, as in package.json. */
export const aliases: Record<string, string> = {
  "#contract/": "contract/",
  "#server/": "server/",
  "#web/": "web/",
  "#admin/": "admin/",
  "#demo/": "db/demo/",
};

/** Folders whose children carry the modules' nouns, with the nouns that only they have. */
export const mirrors: Record<string, readonly string[]> = {
  "server/modules/": [],
  "contract/": ["kernel"],
  "web/modules/": ["dev"],
  "admin/": ["api", "i18n", "screens", "shell", "settings", "sign-in", "start"],
};

export const forbiddenNames = ["util", "utils", "helper", "helpers", "common", "misc"];

/** Words that were invented here, and what an e-commerce engineer says instead. */
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

/** Folders and files in kebab-case; `name.test.ts` and `entry.client.tsx` have dots. */
export const kebabCase = /^\$?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

export const migrationName = /^db\/migrations\/\d{4}-([a-z]+)-[a-z0-9-]+\.sql$/;

/** From this number on migrations leave the shop open (docs/operations.md); those before ran into empty tables. */
export const firstUnbroken = 125;

/** First line of a file whose statements run one by one, each by itself. */
export const OUTSIDE = "-- outside a transaction";

/** In a file that takes something away: since when no released version uses it. */
export const UNUSED_SINCE = /^-- unused since \d{4}-\d\d-\d\d$/m;

/** The schema of `server/platform`: below every module. */
export const platformSchema = "platform";

/** Words of the shop's trade, in the singular: `server/platform` serves any business and says none of them. */
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

/** The same words with another meaning: in SQL, in CSS, and as the browsers' own feature. */
export const notCommerce = [
  /\border\s+by\b/gi,
  /\borderBy\b/g,
  /\bborder\b/gi,
  /Courier New/g,
  /\bpayment: "\s*"/g,
];

/** Where a framework or a package asks for a default export. */
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

/** Data, generated files and messages: no line budget. */
export const noLineBudget = [/^db\/demo\//, /\.generated\./, /(?:^|\/)messages\b/];
export const noFolderBudget = [/^db\/demo(?:\/|$)/, /^db\/migrations$/];

/** Where the words of the two languages may stand. */
export const wordsAllowed = [
  /(?:^|\/)messages\b/,
  /^(?:web|admin)\/i18n\//,
  /^web\/modules\/dev\//,
];

/** Where left and right are meant. */
export const physicalCssAllowed = [/(?:^|\/)toaster\.(?:tsx|css)$/];
