import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Their words are the staff's, their page is one. */
const companyPages = [
  "about-us",
  "about-us/director-speech",
  "about-us/vision-mission-values-goals",
  "privacy-policy",
  "terms-and-conditions",
  "sustainability-statement",
].map((path) => route(path, "./modules/content/routes/company-page.tsx", { id: path }));

/**
 * The site map. The first segment may name the language that is not the default one; `layout` checks it.
 * Paths with parameters stand first: where `/SearchProducts/Cart` could be read both ways, they win.
 */
export default [
  route(":locale?", "./shell/routes/layout.tsx", [
    route("SearchProducts/:term", "./modules/storefront/routes/search.tsx"),
    route("product/:idSlug", "./modules/catalog/routes/product-detail.tsx"),
    route("categories/product/:idSlug", "./modules/catalog/routes/category.tsx"),
    route("Order/:number", "./modules/orders/routes/confirmation.tsx"),
    route("orders-and-returns/:number", "./modules/orders/routes/order.tsx"),
    route("Media/news/:id", "./modules/content/routes/news-item.tsx"),
    route("Media/photo-album/:id", "./modules/content/routes/album.tsx"),
    index("./modules/home/routes/home.tsx"),
    route("product", "./modules/catalog/routes/product-list.tsx"),
    route("SearchProducts", "./shell/routes/search-form.tsx"),
    route("new-arrival", "./modules/catalog/routes/new-arrival.tsx"),
    route("special-offers", "./modules/catalog/routes/special-offers.tsx"),
    route("Compare", "./modules/catalog/routes/compare.tsx"),
    route("Fav", "./modules/favourites/routes/favourites.tsx"),
    route("contact-us", "./modules/feedback/routes/contact.tsx"),
    route("Cart", "./modules/cart/routes/cart.tsx"),
    route("Order", "./modules/orders/routes/checkout.tsx"),
    route("orders-and-returns", "./modules/orders/routes/lookup.tsx"),
    layout("./modules/accounts/routes/auth.tsx", [
      route("auth/Login", "./modules/accounts/routes/login.tsx"),
      route("auth/Register", "./modules/accounts/routes/register.tsx"),
      route("auth/CompanyRegister", "./modules/accounts/routes/company-register.tsx"),
      route("auth/ForgotPassword", "./modules/accounts/routes/forgot-password.tsx"),
      route("auth/ResetPassword", "./modules/accounts/routes/reset-password.tsx"),
      route("auth/VerifyEmail", "./modules/accounts/routes/verify-email.tsx"),
    ]),
    route("Account", "./modules/accounts/routes/account.tsx"),
    route("Account/Edit", "./modules/accounts/routes/account-edit.tsx"),
    route("auth/Invitation", "./modules/accounts/routes/invitation.tsx"),
    route("auth/Unsubscribe", "./modules/accounts/routes/unsubscribe.tsx"),
    route("FAQ", "./modules/content/routes/faq.tsx"),
    ...companyPages,
    route("Media/news", "./modules/content/routes/news.tsx"),
    route("Media/photo-album", "./modules/content/routes/albums.tsx"),
    route("Media/videos", "./modules/content/routes/videos.tsx"),
    route("dev/ui", "./modules/dev/routes/ui.tsx"),
    route("dev/pictures", "./modules/dev/routes/pictures.tsx"),
    route("*", "./shell/routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
