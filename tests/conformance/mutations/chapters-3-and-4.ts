import type { Mutations } from "../../../tools/mutate/mutation.ts";

export const CHAPTER_3: Mutations = {
  "3.1": [
    ["personFields", "  fullNameEn: z.optional(line(120)),\n", ""],
    ["OptionalFields", '<RegistrationField name="fullNameEn"', '<RegistrationField name="city"'],
  ],
  "3.2": [
    ["personFields", "  place: z.optional(line(80)),\n", ""],
    ["OptionalFields", '<RegistrationField name="place" autoComplete="address-level3" />', ""],
  ],
  "3.3": [
    ["companyFields", "  mailBox: z.optional(line(60)),\n", ""],
    ["CompanyFields", '<RegistrationField name="mailBox" autoComplete="off" />', ""],
  ],
  "3.4": [
    [
      "companyRegistration",
      "{ ...personFields, ...companyFields, ...accountFields }",
      "{ firstName: requiredLine(60), lastName: requiredLine(60), ...companyFields, ...accountFields }",
    ],
    ["CompanyForm", "        <OptionalFields />\n", ""],
  ],
  "3.5": [
    "presentDocument",
    'invoiceStatus: record.kind === "invoice" ? statusOf(record.paid_at) : null,',
    'invoiceStatus: record.kind === "invoice" ? "Paid" : null,',
  ],
  "3.6": ["messages", '      "description",\n', '      sql<string>`message`.as("description"),\n'],
  "3.7": [
    "presentEntry",
    "amountAfter: entry.after_piastres,",
    "amountAfter: entry.before_piastres,",
  ],
  "3.8": ["starred", "value >= 1 && value <= 5", "value >= 0 && value <= 5"],
  "3.9": ["presentItem", "levelOrder: row.level_order,", "levelOrder: null,"],
  "3.10": ["activeItems", ".filter((item) => item.isActive)", ".slice()"],
  "3.11": [
    "activeItems",
    "(a.levelOrder ?? 0) - (b.levelOrder ?? 0)",
    "(b.levelOrder ?? 0) - (a.levelOrder ?? 0)",
  ],
  "3.12": [
    "activeItems",
    "(a.levelOrder ?? 0) - (b.levelOrder ?? 0)",
    "(a.levelOrder ?? 99) - (b.levelOrder ?? 99)",
  ],
  "3.13": ["listOf", "return items ?? data ?? [];", "return items ?? [];"],
  "3.14": [
    "useSharedListsRefresh",
    "useShell.setState({ lists });",
    "useShell.setState({ lists: null });",
  ],
  "3.15": ["useShell", "globalLoader: true,", "globalLoader: false,"],
  "3.16": ["useShell", "isAuthenticated: false,", "isAuthenticated: true,"],
  "3.17": ["setApiSession", "token: () => useShell.getState().token,", "token: () => null,"],
  "3.18": [
    "start",
    "useShell.setState({ ...signIn, signInEnded,",
    "useShell.setState({ ...signIn, userInfo: null, signInEnded,",
  ],
  "3.19": [
    "start",
    "useShell.setState({ ...signIn, signInEnded,",
    'useShell.setState({ ...signIn, accountType: "person", signInEnded,',
  ],
  "3.20": [
    "EMPTY_CART",
    "EMPTY_CART: StoredCart = { items: [], totalQty: 0, totalPrice: 0 }",
    "EMPTY_CART: StoredCart = { items: [], totalQty: 1, totalPrice: 0 }",
  ],
  "3.21": ["useShell", "  favourites: null,", "  favourites: [1, 2, 3, 70, 71],"],
  "3.22": ["STORAGE_KEYS", 'startActivity: "startActivity",', 'startActivity: "lastActivity",'],
  "3.23": ["STORAGE_KEYS", '  cart: "cart",', '  cart: "basket",'],
  "3.24": [
    "LOCALE_COOKIE_SECONDS",
    "LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60",
    "LOCALE_COOKIE_SECONDS = 30 * 24 * 60 * 60",
  ],
  "3.25": ["findProduct", "'sku', variant.sku,", "'sku', variant.sku || 'X',"],
  "3.26": [
    "presentCategory",
    "path: categoryPath(row.id, row.slug[locale]),",
    "path: categoryPath(row.id, row.slug.ar),",
  ],
  "3.27": [
    "newsItem",
    "parts: presentText(row.parts, row.sources, locale),",
    "parts: presentText(row.parts.slice(1), row.sources, locale),",
  ],
};

export const CHAPTER_4: Mutations = {
  "4.1": [
    "checkActivity",
    "if (readActivity(storage) === undefined) recordActivity(storage, now);",
    "if (readActivity(storage) !== undefined) recordActivity(storage, now);",
  ],
  "4.2": [
    "isExpired",
    "activity !== undefined && now - activity > INACTIVITY_LIMIT_MS",
    "activity !== undefined && now - activity > 2 * INACTIVITY_LIMIT_MS",
  ],
  "4.3": [
    "restoreSignIn",
    "return { isAuthenticated: true, token, userInfo, accountType };",
    "return { isAuthenticated: false, token, userInfo, accountType };",
  ],
  "4.4": [
    "restoreSignIn",
    "if (token && userInfo && accountType) {",
    "if (token && accountType) {",
  ],
  "4.5": ["startSession", "cart: readCart(storage.getItem(STORAGE_KEYS.cart)),", "cart: null,"],
  "4.6": ["readLanguage", "return isLocale(lang) ? lang : null;", "return null;"],
  "4.7": [
    "DIRECTION",
    'DIRECTION: Record<Locale, "rtl" | "ltr"> = { ar: "rtl", en: "ltr" }',
    'DIRECTION: Record<Locale, "rtl" | "ltr"> = { ar: "ltr", en: "ltr" }',
  ],
  "4.8": [
    "ORDER_STATUS_LABELS",
    'delivered: { ar: "تم التسليم", en: "Deliverd" },',
    'delivered: { ar: "تم التسليم", en: "Delivered" },',
  ],
  "4.9": [
    "ORDER_STATUS_LABELS",
    'pending: { ar: "قيد الانتظار", en: "Pending" },',
    'pending: { ar: "جارٍ", en: "Waiting" },',
  ],
  "4.10": [
    "TRANSITIONS",
    'ordered: ["processing", "cancelled"],',
    'ordered: ["processing", "shipped", "cancelled"],',
  ],
  "4.11": [
    "statusOf",
    'return paidAt === null ? "NotPaid" : "Paid";',
    'return paidAt === null ? "Paid" : "NotPaid";',
  ],
  "4.12": [
    "LoadingIndicator",
    "this.#set({ visible: false, progress: 0 });",
    "this.#set({ visible: true, progress: 0 });",
  ],
  "4.13": ["INDICATOR", "throttleMs: 200,", "throttleMs: 100,"],
  "4.14": ["INDICATOR", "stepMs: 100,", "stepMs: 300,"],
  "4.15": ["LoadingIndicator", "this.#set({ progress: 100 });", "this.#set({ progress: 90 });"],
  "4.16": [
    "useSharedListsRefresh",
    "useShell.setState({ globalLoader: false });",
    "useShell.setState({ globalLoader: true });",
  ],
  "4.17": ["loadAskedPage", "else location.assign(target);", "else location.reload();"],
  "4.18": ["useNewBuild", 'document.addEventListener("visibilitychange", onVisible);', ""],
};
