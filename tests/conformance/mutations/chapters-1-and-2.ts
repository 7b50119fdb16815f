import type { Mutations } from "../../../tools/mutate/mutation.ts";

/** Moves a page to another path. */
const moved = (path: string, file: string) =>
  ["PAGES", `{ path: "${path}", file: "${file}"`, `{ path: "${path}-x", file: "${file}"`] as const;
const movedContent = (code: string, path: string) =>
  ["CONTENT_PAGES", `"${code}": "${path}"`, `"${code}": "${path}-x"`] as const;

export const CHAPTER_1: Mutations = {
  "1.1": [
    "lightCategories",
    'name: { ar: "نجف", en: "Chandeliers" }',
    'name: { ar: "ستائر", en: "Curtains" }',
  ],
  "1.2": [
    "files",
    'shop: () => import("./messages/en/index.ts")',
    'shop: () => import("./messages/ar/index.ts")',
  ],
  "1.3": [
    "shownSettings",
    "siteName: settings.siteName[locale],",
    "siteName: settings.siteName.en,",
  ],
  "1.4": ["presentItem", "path: row.path[locale],", "path: row.path.ar,"],
  "1.5": ["STATE_OF_SCOPE", '"new-arrival": LISTED | NEW,', '"new-arrival": LISTED,'],
  "1.6": [
    "listProducts",
    'const question = text === "" ? undefined : await understand(platform, text, reading);',
    "const question = undefined;",
  ],
  "1.7": [
    "favouriteIds",
    "order by added_at desc, product_id desc",
    "order by added_at, product_id",
  ],
  "1.8": [
    "placeOrder",
    "    lines,\n    priced,\n    facts,",
    "    lines: lines.slice(1),\n    priced,\n    facts,",
  ],
  "1.9": ["updateAccount", "      city: emptyToNull(changes.city),\n", ""],
  "1.10": [
    "ownOrders",
    "select id from orders.order where shopper_id = ${shopperId}",
    "select id from orders.order where shopper_id = -${shopperId}",
  ],
  "1.11": [
    "Film",
    "{sources.map(({ src, type }) => (",
    "{sources.slice(9).map(({ src, type }) => (",
  ],
  "1.12": [
    "filterQuestions",
    "wanted.every((word) => words.includes(word))",
    "wanted.every((word) => !words.includes(word))",
  ],
  "1.13": [
    "contactEndpoints",
    'endpoint("POST /api/v1/feedback",',
    'endpoint("POST /api/v1/feedback-x",',
  ],
  "1.14": [
    "vatContained",
    "const whole = 100 * HUNDREDTHS + share;",
    "const whole = 100 * HUNDREDTHS;",
  ],
};

export const CHAPTER_2: Mutations = {
  "2.1": ["PAGES", '{ path: "/", file: "home/home"', '{ path: "/home", file: "home/home"'],
  "2.2": moved("/product", "products/product-list"),
  "2.3": ["PAGES", '{ path: "/product/:idSlug"', '{ path: "/products/:idSlug"'],
  "2.4": ["PAGES", '{ path: "/categories/product/:idSlug"', '{ path: "/categories/:idSlug"'],
  "2.5": ["PAGES", '{ path: "/SearchProducts/:term"', '{ path: "/Search/:term"'],
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
  "2.26": ["PAGES", '{ path: "/Media/news/:id"', '{ path: "/Media/news/item/:id"'],
  "2.27": moved("/Media/photo-album", "company/albums"),
  "2.28": moved("/Media/videos", "company/videos"),
  "2.29": ["fits", "part.toLowerCase() === segment.toLowerCase()", "part === segment"],
  "2.30": [
    "trimSlash",
    'return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;',
    'return pathname.length > 1 && pathname.endsWith("/") ? `${pathname}x` : pathname;',
  ],
  "2.31": [
    "parseIdSlug",
    "if (!match) return undefined;",
    'if (!match) return { id: 1, slug: "" };',
  ],
  "2.32": ["findRedirect", '.where("is_active", "=", true)', '.where("is_active", "=", false)'],
  "2.33": [
    "notFound",
    "if (target.external) return redirectAway(target.to, target.status);",
    'if (target.external) return redirectTo("/", page, target.status);',
  ],
  "2.34": ["shell", 'pageNotFound: "Page not found: {path}"', 'pageNotFound: "No page: {path}"'],
  "2.35": ["loader", "(isLocale(prefix) && prefix !== page.defaultLocale)", "isLocale(prefix)"],
  "2.36": [
    "pageAddress",
    "isData || explicit ? undefined : savedLocale(cookies)",
    "isData || !explicit ? undefined : savedLocale(cookies)",
  ],
  "2.37": ["Overlay", '<Spinner className="size-7" />', ""],
  "2.38": [
    "useDismiss",
    "if (!inside.current?.contains(event.target as Node)) close();",
    "if (inside.current?.contains(event.target as Node)) close();",
  ],
  "2.39": [
    "useModal",
    "if (event.target === event.currentTarget) onClose();",
    "if (event.target === null) onClose();",
  ],
  "2.40": ["useDismiss", 'document.addEventListener("pointerdown", press);', ""],
  "2.41": [
    "isNotFound",
    "isRouteErrorResponse(error) && error.status === 404",
    "isRouteErrorResponse(error) && error.status === 410",
  ],
  "2.42": ["ErrorPage", "{isNotFound ? <NotFound /> : <Broken />}", "<NotFound />"],
  "2.43": [
    "meta",
    't("notFoundStatus", { path: readablePath(location.pathname) })',
    't("pageNotFound", { path: readablePath(location.pathname) })',
  ],
  "2.44": ["Broken", '<p>{t("serverErrorStatus")}</p>', '<p>{t("error.brokenTitle")}</p>'],
  "2.45": ["Layout", "return <Outlet />;", "return null;"],
  "2.46": ["parts.css", "5.75rem) 1rem auto auto;", "5.75rem) auto auto 1rem;"],
  "2.47": ["TOAST_DURATION", "TOAST_DURATION = 2000", "TOAST_DURATION = 2500"],
};
