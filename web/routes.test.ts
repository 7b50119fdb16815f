import { expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

/** Every path of the site map, parameters as `:name`. */
function pathsOf(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path = "", children, index }) => {
    const full = [above, path].filter(Boolean).join("/");
    return children ? pathsOf(children, full) : [index ? above : full];
  });
}
const paths = pathsOf(routes).map((path) => path.replace(/^:locale\?/, "") || "/");

test.each([
  "/",
  "/product",
  "/product/:idSlug",
  "/categories/product/:idSlug",
  "/SearchProducts/:term",
  "/new-arrival",
  "/special-offers",
  "/Fav",
  "/contact-us",
  "/Compare",
  "/Cart",
  "/Order",
  "/Order/:number",
  "/orders-and-returns",
  "/auth/Login",
  "/auth/Register",
  "/auth/CompanyRegister",
  "/auth/ForgotPassword",
  "/auth/ResetPassword",
  "/auth/VerifyEmail",
  "/orders-and-returns/:number",
  "/Account",
  "/Account/Edit",
  "/FAQ",
  "/about-us",
  "/about-us/director-speech",
  "/about-us/vision-mission-values-goals",
  "/privacy-policy",
  "/terms-and-conditions",
  "/sustainability-statement",
  "/Media/news",
  "/Media/news/:id",
  "/Media/photo-album",
  "/Media/photo-album/:id",
  "/Media/videos",
])("the site map has %s", (path) => {
  expect(paths).toContain(path);
});

test("paths match whatever their capitals", () => {
  const isStrict = (entry: RouteConfigEntry): boolean =>
    entry.caseSensitive === true || (entry.children ?? []).some(isStrict);
  expect(routes.some(isStrict)).toBe(false);
});

test("what nothing matches has a page of its own", () => {
  expect(paths).toContain("/*");
});
