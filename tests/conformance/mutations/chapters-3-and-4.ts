import type { Mutations } from "../../../tools/mutate/mutation.ts";

const OPTIONAL_FIELDS = "web/modules/customers/auth/registration/optional-fields.tsx";

export const CHAPTER_3: Mutations = {
  "3.1": [
    ["contract/customers/registration.ts", "  fullNameEn: z.optional(line(120)),\n", ""],
    [OPTIONAL_FIELDS, '<RegistrationField name="fullNameEn"', '<RegistrationField name="city"'],
  ],
  "3.2": [
    ["contract/customers/registration.ts", "  place: z.optional(line(80)),\n", ""],
    [OPTIONAL_FIELDS, '<RegistrationField name="place" autoComplete="address-level3" />', ""],
  ],
  "3.3": [
    ["contract/companies/company-registration.ts", "  mailBox: z.optional(line(60)),\n", ""],
    [
      "web/modules/companies/registration/company-fields.tsx",
      '<RegistrationField name="mailBox" autoComplete="off" />',
      "",
    ],
  ],
  "3.4": [
    [
      "contract/companies/company-registration.ts",
      "{ ...personFields, ...companyFields, ...accountFields }",
      "{ firstName: requiredLine(60), lastName: requiredLine(60), ...companyFields, ...accountFields }",
    ],
    ["web/modules/companies/registration/company-form.tsx", "        <OptionalFields />\n", ""],
  ],
  "3.5": [
    "server/modules/invoices/read/present-document.ts",
    'invoiceStatus: record.kind === "invoice" ? statusOf(record.paid_at) : null,',
    'invoiceStatus: record.kind === "invoice" ? "Paid" : null,',
  ],
  "3.6": [
    "server/modules/feedback/contact/feedback-queries.ts",
    '      "description",\n',
    '      sql<string>`message`.as("description"),\n',
  ],
  "3.7": [
    "server/modules/wallet/present-wallet.ts",
    "amountAfter: entry.after_piastres,",
    "amountAfter: entry.before_piastres,",
  ],
  "3.8": [
    "contract/feedback/rating-endpoints.ts",
    "value >= 1 && value <= 5",
    "value >= 0 && value <= 5",
  ],
  "3.9": [
    "server/modules/menus/present-menu.ts",
    "levelOrder: row.level_order,",
    "levelOrder: null,",
  ],
  "3.10": ["contract/menus/active-items.ts", ".filter((item) => item.isActive)", ".slice()"],
  "3.11": [
    "contract/menus/active-items.ts",
    "(a.levelOrder ?? 0) - (b.levelOrder ?? 0)",
    "(b.levelOrder ?? 0) - (a.levelOrder ?? 0)",
  ],
  "3.12": [
    "contract/menus/active-items.ts",
    "(a.levelOrder ?? 0) - (b.levelOrder ?? 0)",
    "(a.levelOrder ?? 99) - (b.levelOrder ?? 99)",
  ],
  "3.13": ["web/api/list-of.ts", "return items ?? data ?? [];", "return items ?? [];"],
  "3.14": [
    "web/shell/shared-lists.ts",
    "useShell.setState({ lists });",
    "useShell.setState({ lists: null });",
  ],
  "3.15": ["web/shell/store.ts", "globalLoader: true,", "globalLoader: false,"],
  "3.16": ["web/shell/store.ts", "isAuthenticated: false,", "isAuthenticated: true,"],
  "3.17": [
    "web/shell/session/use-session.ts",
    "token: () => useShell.getState().token,",
    "token: () => null,",
  ],
  "3.18": [
    "web/shell/session/use-session.ts",
    "useShell.setState({ ...signIn, signInEnded,",
    "useShell.setState({ ...signIn, userInfo: null, signInEnded,",
  ],
  "3.19": [
    "web/shell/session/use-session.ts",
    "useShell.setState({ ...signIn, signInEnded,",
    'useShell.setState({ ...signIn, accountType: "person", signInEnded,',
  ],
  "3.20": [
    "web/shell/store.ts",
    "EMPTY_CART: StoredCart = { items: [], totalQty: 0, totalPrice: 0 }",
    "EMPTY_CART: StoredCart = { items: [], totalQty: 1, totalPrice: 0 }",
  ],
  "3.21": ["web/shell/store.ts", "  favourites: null,", "  favourites: [1, 2, 3, 70, 71],"],
  "3.22": [
    "web/shell/session.ts",
    'startActivity: "startActivity",',
    'startActivity: "lastActivity",',
  ],
  "3.23": ["web/shell/session.ts", '  cart: "cart",', '  cart: "basket",'],
  "3.24": [
    "contract/kernel/locale.ts",
    "LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60",
    "LOCALE_COOKIE_SECONDS = 30 * 24 * 60 * 60",
  ],
  "3.25": [
    "server/modules/storefront/detail/product-detail.ts",
    "'sku', variant.sku,",
    "'sku', variant.sku || 'X',",
  ],
  "3.26": [
    "server/modules/catalog/category-queries.ts",
    "path: categoryPath(row.id, row.slug[locale]),",
    "path: categoryPath(row.id, row.slug.ar),",
  ],
  "3.27": [
    "server/modules/content/news/news-queries.ts",
    "parts: presentText(row.parts, row.sources, locale),",
    "parts: presentText(row.parts.slice(1), row.sources, locale),",
  ],
};

export const CHAPTER_4: Mutations = {
  "4.1": [
    "web/shell/session.ts",
    "if (readActivity(storage) === undefined) recordActivity(storage, now);",
    "if (readActivity(storage) !== undefined) recordActivity(storage, now);",
  ],
  "4.2": [
    "web/shell/session.ts",
    "activity !== undefined && now - activity > INACTIVITY_LIMIT_MS",
    "activity !== undefined && now - activity > 2 * INACTIVITY_LIMIT_MS",
  ],
  "4.3": [
    "web/shell/session.ts",
    "return { isAuthenticated: true, token, userInfo, accountType };",
    "return { isAuthenticated: false, token, userInfo, accountType };",
  ],
  "4.4": [
    "web/shell/session.ts",
    "if (token && userInfo && accountType) {",
    "if (token && accountType) {",
  ],
  "4.5": [
    "web/shell/session.ts",
    "cart: readCart(storage.getItem(STORAGE_KEYS.cart)),",
    "cart: null,",
  ],
  "4.6": ["web/shell/session.ts", "return isLocale(lang) ? lang : null;", "return null;"],
  "4.7": [
    "contract/kernel/locale.ts",
    'DIRECTION: Record<Locale, "rtl" | "ltr"> = { ar: "rtl", en: "ltr" }',
    'DIRECTION: Record<Locale, "rtl" | "ltr"> = { ar: "ltr", en: "ltr" }',
  ],
  "4.8": [
    "contract/orders/order-status.ts",
    'delivered: { ar: "تم التسليم", en: "Deliverd" },',
    'delivered: { ar: "تم التسليم", en: "Delivered" },',
  ],
  "4.9": [
    "contract/orders/order-status.ts",
    'pending: { ar: "قيد الانتظار", en: "Pending" },',
    'pending: { ar: "جارٍ", en: "Waiting" },',
  ],
  "4.10": [
    "server/modules/orders/status/order-states.ts",
    'ordered: ["processing", "cancelled"],',
    'ordered: ["processing", "shipped", "cancelled"],',
  ],
  "4.11": [
    "server/modules/invoices/read/present-document.ts",
    'return paidAt === null ? "NotPaid" : "Paid";',
    'return paidAt === null ? "Paid" : "NotPaid";',
  ],
  "4.12": [
    "web/shell/loading-indicator.ts",
    "this.#set({ visible: false, progress: 0 });",
    "this.#set({ visible: true, progress: 0 });",
  ],
  "4.13": ["web/shell/loading-indicator.ts", "throttleMs: 200,", "throttleMs: 100,"],
  "4.14": ["web/shell/loading-indicator.ts", "stepMs: 100,", "stepMs: 300,"],
  "4.15": [
    "web/shell/loading-indicator.ts",
    "this.#set({ progress: 100 });",
    "this.#set({ progress: 90 });",
  ],
  "4.16": [
    "web/shell/shared-lists.ts",
    "useShell.setState({ globalLoader: false });",
    "useShell.setState({ globalLoader: true });",
  ],
  "4.17": ["web/shell/chunk-reload.ts", "else location.assign(target);", "else location.reload();"],
  "4.18": [
    "web/shell/build/build-check.ts",
    'document.addEventListener("visibilitychange", onVisible);',
    "",
  ],
};
