import { CONTENT_PAGES } from "./content/content-pages.ts";

/**
 * One page of the shop. Everything that needs the list of pages reads it here: a new page is one
 * line in `PAGES` and its files.
 */
export interface Page {
  /** Without the language, spelled as in the specification; `:name` is one segment. */
  path: string;
  /** The route module, without `.tsx`, in `web/pages`. */
  file: string;
  /** The part of its query that changes the rendering. */
  query: "list" | "variant" | "compared" | "page" | "none";
  /** Messages it needs in addition to those of every page. */
  messages: readonly MessagePart[];
  /** Whether the rendered page may be cached and shared by all visitors. */
  cacheable: boolean;
  /** Whether it is in the sitemap: always, for each published record, or never. */
  sitemap: "always" | "published" | "never";
  /** Not a regular page: menus never link to it, and it has no alternate language. */
  hidden?: true;
  /** Rendered for one visitor, with personal data, and never cached: works without a script. */
  personal?: true;
  /** Its layout module in `web/pages`. */
  layout?: "auth/auth-layout";
}

/** Parts of the messages that are loaded with the pages that need them. */
export type MessagePart =
  | "orders"
  | "account"
  | "feedback"
  | "product"
  | "home"
  | "compare"
  | "planner"
  | "content"
  | "lists";

const layout = "auth/auth-layout";

// One line per page.
// oxfmt-ignore
export const PAGES: readonly Page[] = [
  { path: "/", file: "home/home", query: "none", messages: ["home"], cacheable: true, sitemap: "always" },
  { path: "/product", file: "products/product-list", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/product/:idSlug", file: "products/product-detail", query: "variant", messages: ["feedback"], cacheable: true, sitemap: "published" },
  { path: "/categories/product/:idSlug", file: "products/category", query: "list", messages: [], cacheable: true, sitemap: "published" },
  { path: "/SearchProducts", file: "search-form", query: "list", messages: [], cacheable: false, sitemap: "never", hidden: true },
  { path: "/SearchProducts/:term", file: "products/search", query: "list", messages: [], cacheable: true, sitemap: "never" },
  { path: "/new-arrival", file: "products/new-arrival", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/special-offers", file: "products/special-offers", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/Compare", file: "products/compare", query: "compared", messages: ["compare"], cacheable: true, sitemap: "never" },
  { path: "/planner", file: "planner/planner", query: "none", messages: ["planner"], cacheable: true, sitemap: "always" },
  { path: "/planner/method", file: "planner/planner-method", query: "none", messages: ["planner"], cacheable: true, sitemap: "always" },
  { path: "/Fav", file: "favourites", query: "none", messages: [], cacheable: true, sitemap: "never" },
  { path: "/ProjectList", file: "project-list", query: "none", messages: ["lists"], cacheable: true, sitemap: "never" },
  { path: "/contact-us", file: "contact", query: "none", messages: ["feedback"], cacheable: true, sitemap: "always" },
  { path: "/Cart", file: "cart", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/QuickOrder", file: "quick-order", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/Order", file: "orders/checkout", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/Order/:number", file: "orders/confirmation", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/orders-and-returns", file: "orders/lookup", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/orders-and-returns/:number", file: "orders/order", query: "none", messages: ["orders"], cacheable: true, sitemap: "never" },
  { path: "/auth/Login", file: "auth/login", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/Register", file: "auth/register", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/CompanyRegister", file: "auth/company-register", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/ForgotPassword", file: "auth/forgot-password", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/ResetPassword", file: "auth/reset-password", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/VerifyEmail", file: "auth/verify-email", query: "none", messages: ["account"], cacheable: true, sitemap: "never", layout },
  { path: "/auth/Invitation", file: "auth/invitation", query: "none", messages: ["account"], cacheable: true, sitemap: "never" },
  { path: "/auth/Unsubscribe", file: "auth/unsubscribe", query: "none", messages: ["account"], cacheable: true, sitemap: "never" },
  { path: "/Alerts", file: "alerts", query: "none", messages: ["product"], cacheable: true, sitemap: "never" },
  { path: "/Account", file: "account/account", query: "none", messages: ["orders", "feedback", "product", "account", "lists"], cacheable: true, sitemap: "never" },
  { path: "/Account/Edit", file: "account/account-edit", query: "none", messages: ["orders", "feedback", "account"], cacheable: true, sitemap: "never" },
  { path: "/FAQ", file: "company/faq", query: "none", messages: ["content"], cacheable: true, sitemap: "published" },
  ...Object.values(CONTENT_PAGES).map((path): Page => ({
    path,
    file: "company/company-page",
    query: "none",
    messages: ["content"],
    cacheable: true,
    sitemap: "published",
  })),
  { path: "/Media/news", file: "company/news", query: "page", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Media/news/:id", file: "company/news-item", query: "none", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Media/photo-album", file: "company/albums", query: "none", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Media/photo-album/:id", file: "company/album", query: "none", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Media/videos", file: "company/videos", query: "none", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Basic/Cart", file: "basic/basic-cart", query: "none", messages: ["orders"], cacheable: false, sitemap: "never", hidden: true, personal: true },
  { path: "/Basic/QuickOrder", file: "basic/basic-quick-order", query: "none", messages: ["orders"], cacheable: false, sitemap: "never", hidden: true, personal: true },
  { path: "/Basic/Order", file: "basic/basic-checkout", query: "none", messages: ["orders"], cacheable: false, sitemap: "never", hidden: true, personal: true },
  { path: "/Basic/Order/:number", file: "basic/basic-order", query: "none", messages: ["orders"], cacheable: false, sitemap: "never", hidden: true, personal: true },
];
