import type { Mutations } from "../../../tools/mutate/mutation.ts";

/** Moves a page to another path. */
const moved = (path: string, file: string) =>
  [
    "contract/site-map.ts",
    `{ path: "${path}", file: "${file}"`,
    `{ path: "${path}-x", file: "${file}"`,
  ] as const;
const movedContent = (code: string, path: string) =>
  ["contract/content/content-pages.ts", `"${code}": "${path}"`, `"${code}": "${path}-x"`] as const;

export const CHAPTER_1: Mutations = {
  "1.1": [
    "db/demo/categories/light.ts",
    'name: { ar: "نجف", en: "Chandeliers" }',
    'name: { ar: "ستائر", en: "Curtains" }',
  ],
  "1.2": [
    "web/i18n/load-messages.ts",
    'shop: () => import("./messages/en/index.ts")',
    'shop: () => import("./messages/ar/index.ts")',
  ],
  "1.3": [
    "contract/kernel/settings.ts",
    "siteName: settings.siteName[locale],",
    "siteName: settings.siteName.en,",
  ],
  "1.4": ["server/modules/menus/present-menu.ts", "path: row.path[locale],", "path: row.path.ar,"],
  "1.5": [
    "server/modules/storefront/product-index/candidates.ts",
    '"new-arrival": LISTED | NEW,',
    '"new-arrival": LISTED,',
  ],
  "1.6": [
    "server/modules/storefront/list/list-products.ts",
    'const question = text === "" ? undefined : await understand(platform, text, reading);',
    "const question = undefined;",
  ],
  "1.7": [
    "server/modules/favourites/favourite-queries.ts",
    "order by added_at desc, product_id desc",
    "order by added_at, product_id",
  ],
  "1.8": [
    "server/modules/orders/checkout/place-order.ts",
    "    lines,\n    priced,\n    facts,",
    "    lines: lines.slice(1),\n    priced,\n    facts,",
  ],
  "1.9": [
    "server/modules/customers/profile/update-account.ts",
    "      city: emptyToNull(changes.city),\n",
    "",
  ],
  "1.10": [
    "server/modules/orders/list-orders.ts",
    "select id from orders.order where shopper_id = ${shopperId}",
    "select id from orders.order where shopper_id = -${shopperId}",
  ],
  "1.11": [
    "web/modules/content/videos/video-entry.tsx",
    "{sources.map(({ src, type }) => (",
    "{sources.slice(9).map(({ src, type }) => (",
  ],
  "1.12": [
    "web/modules/content/faq/filter-questions.ts",
    "wanted.every((word) => words.includes(word))",
    "wanted.every((word) => !words.includes(word))",
  ],
  "1.13": [
    "contract/feedback/contact-endpoints.ts",
    'endpoint("POST /api/v1/feedback",',
    'endpoint("POST /api/v1/feedback-x",',
  ],
  "1.14": [
    "server/modules/pricing/vat.ts",
    "const whole = 100 * HUNDREDTHS + share;",
    "const whole = 100 * HUNDREDTHS;",
  ],
};

export const CHAPTER_2: Mutations = {
  "2.1": [
    "contract/site-map.ts",
    '{ path: "/", file: "home/home"',
    '{ path: "/home", file: "home/home"',
  ],
  "2.2": moved("/product", "products/product-list"),
  "2.3": ["contract/site-map.ts", '{ path: "/product/:idSlug"', '{ path: "/products/:idSlug"'],
  "2.4": [
    "contract/site-map.ts",
    '{ path: "/categories/product/:idSlug"',
    '{ path: "/categories/:idSlug"',
  ],
  "2.5": ["contract/site-map.ts", '{ path: "/SearchProducts/:term"', '{ path: "/Search/:term"'],
  "2.6": moved("/new-arrival", "products/new-arrival"),
  "2.7": moved("/special-offers", "products/special-offers"),
  "2.8": moved("/Fav", "favourites"),
  "2.9": moved("/Cart", "cart"),
  "2.10": moved("/Order", "orders/checkout"),
  "2.11": moved("/orders-and-returns", "orders/lookup"),
  "2.12": moved("/auth/Login", "auth/login"),
  "2.13": moved("/auth/Register", "auth/register"),
  "2.14": moved("/auth/CompanyRegister", "auth/company-register"),
  "2.15": moved("/Account", "account/account"),
  "2.16": moved("/Account/Edit", "account/account-edit"),
  "2.17": moved("/contact-us", "contact"),
  "2.18": moved("/FAQ", "company/faq"),
  "2.19": movedContent("about-us", "/about-us"),
  "2.20": movedContent("director-speech", "/about-us/director-speech"),
  "2.21": movedContent("vision-mission-values-goals", "/about-us/vision-mission-values-goals"),
  "2.22": movedContent("privacy-policy", "/privacy-policy"),
  "2.23": movedContent("terms-and-conditions", "/terms-and-conditions"),
  "2.24": movedContent("sustainability-statement", "/sustainability-statement"),
  "2.25": moved("/Media/news", "company/news"),
  "2.26": ["contract/site-map.ts", '{ path: "/Media/news/:id"', '{ path: "/Media/news/item/:id"'],
  "2.27": moved("/Media/photo-album", "company/albums"),
  "2.28": moved("/Media/videos", "company/videos"),
  "2.29": [
    "contract/find-page.ts",
    "part.toLowerCase() === segment.toLowerCase()",
    "part === segment",
  ],
  "2.30": [
    "server/app-page-address.ts",
    'return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;',
    'return pathname.length > 1 && pathname.endsWith("/") ? `${pathname}x` : pathname;',
  ],
  "2.31": [
    "contract/kernel/slug.ts",
    "if (!match) return undefined;",
    'if (!match) return { id: 1, slug: "" };',
  ],
  "2.32": [
    "server/modules/redirects/find-redirect.ts",
    '.where("is_active", "=", true)',
    '.where("is_active", "=", false)',
  ],
  "2.33": [
    "web/shell/not-found.ts",
    "if (target.external) return redirectAway(target.to, target.status);",
    'if (target.external) return redirectTo("/", page, target.status);',
  ],
  "2.34": [
    "web/i18n/messages/en/shell.ts",
    'pageNotFound: "Page not found: {path}"',
    'pageNotFound: "No page: {path}"',
  ],
  "2.35": [
    "web/pages/layout.tsx",
    "(isLocale(prefix) && prefix !== page.defaultLocale)",
    "isLocale(prefix)",
  ],
  "2.36": [
    "server/app-page-address.ts",
    "isData || explicit ? undefined : savedLocale(cookies)",
    "isData || !explicit ? undefined : savedLocale(cookies)",
  ],
  "2.37": ["web/ui/feedback/overlay.tsx", '<Spinner className="size-7" />', ""],
  "2.38": [
    "web/shell/use-dismiss.ts",
    "if (!inside.current?.contains(event.target as Node)) close();",
    "if (inside.current?.contains(event.target as Node)) close();",
  ],
  "2.39": [
    "web/ui/surfaces/use-modal.ts",
    "if (event.target === event.currentTarget) onClose();",
    "if (event.target === null) onClose();",
  ],
  "2.40": ["web/shell/use-dismiss.ts", 'document.addEventListener("pointerdown", press);', ""],
  "2.41": [
    "web/shell/errors/error-status.ts",
    "isRouteErrorResponse(error) && error.status === 404",
    "isRouteErrorResponse(error) && error.status === 410",
  ],
  "2.42": [
    "web/shell/errors/error-page.tsx",
    "{isNotFound ? <NotFound /> : <Broken />}",
    "<NotFound />",
  ],
  "2.43": [
    "web/pages/layout.tsx",
    't("notFoundStatus", { path: readablePath(location.pathname) })',
    't("pageNotFound", { path: readablePath(location.pathname) })',
  ],
  "2.44": [
    "web/shell/errors/error-page.tsx",
    '<p>{t("serverErrorStatus")}</p>',
    '<p>{t("error.brokenTitle")}</p>',
  ],
  "2.45": ["web/pages/layout.tsx", "return <Outlet />;", "return null;"],
  "2.46": ["web/styles/parts.css", "5.75rem) 1rem auto auto;", "5.75rem) auto auto 1rem;"],
  "2.47": ["web/ui/feedback/toast.ts", "TOAST_DURATION = 2000", "TOAST_DURATION = 2500"],
};
