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
  | "content";

const layout = "auth/auth-layout";
/** What most pages have in common: short, because every browser loads this table. */
const listed = { query: "none", cacheable: true, sitemap: "always" } as const;
const published = { ...listed, sitemap: "published" } as const;
const unlisted = { ...listed, sitemap: "never" } as const;
const hidden = { ...unlisted, cacheable: false, hidden: true } as const;

// One line per page.
// oxfmt-ignore
export const PAGES: readonly Page[] = [
  { path: "/", file: "home/home", messages: ["home"], ...listed },
  { path: "/product", file: "products/product-list", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/product/:idSlug", file: "products/product-detail", query: "variant", messages: ["feedback"], cacheable: true, sitemap: "published" },
  { path: "/categories/product/:idSlug", file: "products/category", query: "list", messages: [], cacheable: true, sitemap: "published" },
  { path: "/SearchProducts", file: "search-form", query: "list", messages: [], cacheable: false, sitemap: "never", hidden: true },
  { path: "/SearchProducts/:term", file: "products/search", query: "list", messages: [], cacheable: true, sitemap: "never" },
  { path: "/new-arrival", file: "products/new-arrival", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/special-offers", file: "products/special-offers", query: "list", messages: [], cacheable: true, sitemap: "always" },
  { path: "/Compare", file: "products/compare", query: "compared", messages: ["compare"], cacheable: true, sitemap: "never" },
  { path: "/planner", file: "planner/planner", messages: ["planner"], ...listed },
  { path: "/planner/method", file: "planner/planner-method", messages: ["planner"], ...listed },
  { path: "/Fav", file: "favourites", messages: [], ...unlisted },
  { path: "/contact-us", file: "contact", messages: ["feedback"], ...listed },
  { path: "/Cart", file: "cart", messages: ["orders"], ...unlisted },
  { path: "/QuickOrder", file: "quick-order", messages: ["orders"], ...unlisted },
  { path: "/Order", file: "orders/checkout", messages: ["orders"], ...unlisted },
  { path: "/Order/:number", file: "orders/confirmation", messages: ["orders"], ...unlisted },
  { path: "/orders-and-returns", file: "orders/lookup", messages: ["orders"], ...unlisted },
  { path: "/orders-and-returns/:number", file: "orders/order", messages: ["orders"], ...unlisted },
  { path: "/auth/Login", file: "auth/login", messages: ["account"], ...unlisted, layout },
  { path: "/auth/Register", file: "auth/register", messages: ["account"], ...unlisted, layout },
  { path: "/auth/CompanyRegister", file: "auth/company-register", messages: ["account"], ...unlisted, layout },
  { path: "/auth/ForgotPassword", file: "auth/forgot-password", messages: ["account"], ...unlisted, layout },
  { path: "/auth/ResetPassword", file: "auth/reset-password", messages: ["account"], ...unlisted, layout },
  { path: "/auth/VerifyEmail", file: "auth/verify-email", messages: ["account"], ...unlisted, layout },
  { path: "/auth/Invitation", file: "auth/invitation", messages: ["account"], ...unlisted },
  { path: "/auth/Unsubscribe", file: "auth/unsubscribe", messages: ["account"], ...unlisted },
  { path: "/Alerts", file: "alerts", messages: ["product"], ...unlisted },
  { path: "/Account", file: "account/account", messages: ["orders", "feedback", "product", "account"], ...unlisted },
  { path: "/Account/Edit", file: "account/account-edit", messages: ["orders", "feedback", "account"], ...unlisted },
  { path: "/FAQ", file: "company/faq", messages: ["content"], ...published },
  ...Object.values(CONTENT_PAGES).map((path): Page => ({
    path,
    file: "company/company-page",
    messages: ["content"],
    ...published,
  })),
  { path: "/Media/news", file: "company/news", query: "page", messages: ["content"], cacheable: true, sitemap: "published" },
  { path: "/Media/news/:id", file: "company/news-item", messages: ["content"], ...published },
  { path: "/Media/photo-album", file: "company/albums", messages: ["content"], ...published },
  { path: "/Media/photo-album/:id", file: "company/album", messages: ["content"], ...published },
  { path: "/Media/videos", file: "company/videos", messages: ["content"], ...published },
  { path: "/Basic/Cart", file: "basic/basic-cart", messages: ["orders"], ...hidden, personal: true },
  { path: "/Basic/QuickOrder", file: "basic/basic-quick-order", messages: ["orders"], ...hidden, personal: true },
  { path: "/Basic/Order", file: "basic/basic-checkout", messages: ["orders"], ...hidden, personal: true },
  { path: "/Basic/Order/:number", file: "basic/basic-order", messages: ["orders"], ...hidden, personal: true },
  { path: "/dev/ui", file: "dev/ui", messages: [], ...hidden },
  { path: "/dev/pictures", file: "dev/pictures", messages: [], ...hidden },
];
