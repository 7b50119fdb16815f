import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Their words are the staff's, their page is one. */
const companyPages = [
  "about-us",
  "about-us/director-speech",
  "about-us/vision-mission-values-goals",
  "privacy-policy",
  "terms-and-conditions",
  "sustainability-statement",
].map((path) => route(path, "./pages/company/company-page.tsx", { id: path }));

/**
 * The site map. The first segment may name the language that is not the default one; `layout` checks it.
 * Paths with parameters stand first: where `/SearchProducts/Cart` could be read both ways, they win.
 */
export default [
  route(":locale?", "./pages/layout.tsx", [
    route("SearchProducts/:term", "./pages/products/search.tsx"),
    route("product/:idSlug", "./pages/products/product-detail.tsx"),
    route("categories/product/:idSlug", "./pages/products/category.tsx"),
    route("Order/:number", "./pages/orders/confirmation.tsx"),
    route("orders-and-returns/:number", "./pages/orders/order.tsx"),
    route("Media/news/:id", "./pages/company/news-item.tsx"),
    route("Media/photo-album/:id", "./pages/company/album.tsx"),
    index("./pages/home/home.tsx"),
    route("product", "./pages/products/product-list.tsx"),
    route("SearchProducts", "./pages/search-form.tsx"),
    route("new-arrival", "./pages/products/new-arrival.tsx"),
    route("special-offers", "./pages/products/special-offers.tsx"),
    route("Compare", "./pages/products/compare.tsx"),
    route("Fav", "./pages/favourites.tsx"),
    route("contact-us", "./pages/contact.tsx"),
    route("Cart", "./pages/cart.tsx"),
    route("Order", "./pages/orders/checkout.tsx"),
    route("orders-and-returns", "./pages/orders/lookup.tsx"),
    layout("./pages/auth/auth-layout.tsx", [
      route("auth/Login", "./pages/auth/login.tsx"),
      route("auth/Register", "./pages/auth/register.tsx"),
      route("auth/CompanyRegister", "./pages/auth/company-register.tsx"),
      route("auth/ForgotPassword", "./pages/auth/forgot-password.tsx"),
      route("auth/ResetPassword", "./pages/auth/reset-password.tsx"),
      route("auth/VerifyEmail", "./pages/auth/verify-email.tsx"),
    ]),
    route("Account", "./pages/account/account.tsx"),
    route("Account/Edit", "./pages/account/account-edit.tsx"),
    route("auth/Invitation", "./pages/auth/invitation.tsx"),
    route("auth/Unsubscribe", "./pages/auth/unsubscribe.tsx"),
    route("FAQ", "./pages/company/faq.tsx"),
    ...companyPages,
    route("Media/news", "./pages/company/news.tsx"),
    route("Media/photo-album", "./pages/company/albums.tsx"),
    route("Media/videos", "./pages/company/videos.tsx"),
    route("dev/ui", "./pages/dev/ui.tsx"),
    route("dev/pictures", "./pages/dev/pictures.tsx"),
    route("*", "./pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
