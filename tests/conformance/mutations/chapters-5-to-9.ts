import type { Mutations } from "../../../tools/mutate/mutation.ts";

/** Changes the wording of a message. */
const reworded = (key: string, words: string) =>
  ["messagesEn", `"${key}": "${words}"`, `"${key}": "Hm"`] as const;

export const CHAPTER_5: Mutations = {
  "5.1": reworded("validation.rating", "You must choose value (1-5)"),
  "5.2": reworded("problem.stock", "Requested quantity is not available. Only {qty} in stock"),
  "5.3": reworded("validation.required", "This field is required"),
  "5.4": reworded("validation.email", "Please enter a valid email"),
  "5.5": reworded("validation.numeric", "This field can only contain numbers"),
  "5.6": reworded("validation.maxLength", "You must enter a maximum of {0} characters"),
  "5.7": reworded("validation.minLength", "You must enter a minimum of {0} characters"),
  "5.8": ["newCouponCode", "  z.uppercase(),\n", ""],
  "5.9": [
    "UnitsStep",
    "if (Object.keys(units).length === 0) setMissing(true);",
    "if (Object.keys(units).length < 0) setMissing(true);",
  ],
  "5.10": reworded("validation.invalid", "{field} is not valid."),
  "5.11": ["useCheckedForm", '    mode: "onBlur",', '    mode: "onChange",'],
  "5.12": ["addressSchema", "street: requiredLine(160),", "street: line(160),"],
  "5.13": [
    "confirmed",
    "fields.password === fields.confirmPassword",
    "fields.confirmPassword !== undefined",
  ],
  "5.14": [
    "contactBody",
    "description: requiredLine(CONTACT_LIMITS.description),",
    "description: z.string(),",
  ],
};

export const CHAPTER_6: Mutations = {
  "6.1": ["isReadableBy", '("order".shopper_id = ${shopperId} and', "(true or"],
  "6.2": [
    "orderEndpoints",
    'summary: "List your orders. Newest first.",\n    access: "customer",',
    'summary: "List your orders. Newest first.",',
  ],
  "6.3": [
    "addMember",
    'await setAccountType(work, customerId, "company");',
    'await setAccountType(work, customerId, "person");',
  ],
  "6.4": [
    "writeSignIn",
    "storage.setItem(STORAGE_KEYS.accountType, session.accountType);",
    'storage.setItem(STORAGE_KEYS.accountType, "person");',
  ],
  "6.5": [
    "ROLE_PERMISSIONS",
    'content: ["media:write", "content:write", "menu:write", "redirect:write", "sheet:use"],',
    'content: ["media:write", "content:write", "menu:write", "redirect:write", "sheet:use", "order:read"],',
  ],
};

export const CHAPTER_7: Mutations = {
  "7.1": [
    "fetchLists",
    '    call("GET /api/v1/menu-detail", { query: { categoryId: MENUS.footer }, signal }),',
    '    call("GET /api/v1/product-categories").then(() => call("GET /api/v1/menu-detail", { query: { categoryId: MENUS.footer }, signal })),',
  ],
  "7.2": ["MENUS", "help: 3", "help: 2 as 3"],
  "7.3": ["HOME_BLOCKS", "categoryId: 3", "categoryId: 1"],
  "7.4": ["ALL_SONS", "pageSize: 100", "pageSize: 50"],
  "7.5": ["catalogEndpoints", '"GET /api/v1/product-categories"', '"GET /api/v1/categories"'],
  "7.6": [
    "fetchLists",
    '"GET /api/v1/ProductCategories/GetAllParentCategoriesByType"',
    '"GET /api/v1/product-categories"',
  ],
  "7.7": ["listOf", "return items ?? data ?? [];", "return items ?? [];"],
  "7.8": [
    "fetchLists",
    '"GET /api/v1/menu-detail", { query: { categoryId: MENUS.help }',
    '"GET /api/v1/menu-details", { query: { categoryId: MENUS.help }',
  ],
  "7.9": ["imageUrl", "height && `h_${height}`,", ""],
  "7.10": ["notFound", "if (!target) return data(", "if (target ?? true) return data("],
  "7.11": [
    "cartEndpoints",
    'endpoint("POST /api/v1/cart/lines",',
    'endpoint("POST /api/v1/cart/items",',
  ],
  "7.12": ["updateAccount", "      city: emptyToNull(changes.city),\n", ""],
  "7.13": [
    "favouriteIds",
    "order by added_at desc, product_id desc",
    "order by added_at, product_id",
  ],
};

export const CHAPTER_8: Mutations = {
  "8.1": [
    "shell",
    'notFoundStatus: "Page Not Found: {path}"',
    'notFoundStatus: "Nothing here: {path}"',
  ],
  "8.2": ["refuseTooMany", "if (quantity > qty)", "if (quantity > qty + 100)"],
  "8.3": ["ratings", 'missing: "You must choose value (1-5)"', 'missing: "Hm"'],
  "8.4": ["ratings", "Your rating value has sent successfully", "Your rating was sent"],
  "8.5": ["useSharedListsRefresh", '"Failed to fetch menu data:"', '"Menu data failed:"'],
  "8.6": ["GUARD_SCRIPT", "if (window.mayReload(location.pathname)) location.reload();", ""],
  "8.7": ["warn", "console.warn(", "console.debug("],
  "8.8": [
    "storeAsset",
    "import { readOwnPicture, storeAsset }",
    "import { cleanPicture as readOwnPicture, storeAsset }",
  ],
  "8.9": [
    "ErrorBoundary",
    "return <PageError error={error} />;",
    "return <ErrorPage error={null} />;",
  ],
  "8.10": ["sendProblem", '.type("application/problem+json")', '.type("application/json")'],
};

export const CHAPTER_9: Mutations = {
  "9.1": ["IDLE_HOURS", "IDLE_HOURS = 3", "IDLE_HOURS = 4"],
  "9.2": [
    "LOCALE_COOKIE_SECONDS",
    "LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60",
    "LOCALE_COOKIE_SECONDS = 30 * 24 * 60 * 60",
  ],
  "9.3": ["RELOAD_GUARD_MS", "RELOAD_GUARD_MS = 10_000", "RELOAD_GUARD_MS = 1_000"],
  "9.4": ["starred", "value >= 1 && value <= 5", "value >= 1 && value <= 6"],
  "9.5": [
    "environment",
    'DEFAULT_LOCALE: z._default(z.enum(LOCALES), "ar")',
    'DEFAULT_LOCALE: z._default(z.enum(LOCALES), "en")',
  ],
  "9.6": ["Layout", "dir={DIRECTION[locale]}", 'dir="ltr"'],
  "9.7": ["parts.css", "block-size: 3px;", "block-size: 5px;"],
  "9.8": ["ALL_SONS", "pageSize: 100", "pageSize: 99"],
  "9.9": ["ALL_SONS", 'type: "B2C" } as const', 'type: "B2B" } as never'],
  "9.10": [
    "parts.css",
    "inset: calc(var(--bar-height) + 5.75rem) 1rem auto auto;",
    "inset: auto 1rem 1rem auto;",
  ],
  "9.11": ["DELAY_MS", "DELAY_MS = 1000", "DELAY_MS = 5000"],
  "9.12": ["DENSITIES", "DENSITIES = [1, 2]", "DENSITIES = [1]"],
  "9.13": ["DEFAULT_QUALITY", "DEFAULT_QUALITY = 80", "DEFAULT_QUALITY = 70"],
  "9.14": ["DEFAULT_FORMAT", 'DEFAULT_FORMAT = "webp"', 'DEFAULT_FORMAT = "jpeg"'],
  "9.15": [
    "SCREEN_WIDTHS",
    "xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536",
    "xs: 300, sm: 600, md: 700, lg: 1000, xl: 1200, xxl: 1500",
  ],
  "9.16": ["base.css", "ui-xl (@media (width >= 120rem))", "ui-xl (@media (width >= 130rem))"],
  "9.17": [
    "base.css",
    "@custom-variant desktop (@media (width >= 80rem));",
    "@custom-variant desktop (@media (width >= 64rem));",
  ],
  "9.18": ["THEME_SCRIPT", "${COOKIE}=dark/.test", "${COOKIE}=light/.test"],
  "9.19": ["CURRENCY_LABEL", 'en: "EGP" }', 'en: "LE" }'],
};
