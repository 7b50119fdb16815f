import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { PAGES, type Page } from "#contract/site-map.ts";
import routes from "./routes.ts";

const FOLDER = join(import.meta.dirname, "pages");
/** Route modules that are not pages: layouts and the not-found page. */
const NO_PAGE = new Set(["layout", "not-found", "auth/auth-layout"]);

/** The files of `web/pages` that can be routes: those with a default export. */
function routeModules(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .filter((name) => readFileSync(join(FOLDER, name), "utf8").includes("export default"))
    .map((name) => name.slice(0, -".tsx".length).replaceAll("\\", "/"));
}

/** Files that the site map names but that do not exist, and files it does not name. */
function mismatches(pages: readonly Pick<Page, "file">[], modules: readonly string[]) {
  const declared = new Set(pages.map(({ file }) => file));
  return {
    missing: [...declared].filter((file) => !modules.includes(file)),
    undeclared: modules.filter((file) => !declared.has(file) && !NO_PAGE.has(file)),
  };
}

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
])("has a page for the path %s", (path) => {
  expect(paths).toContain(path);
});

test("has a route module for every page and vice versa", () => {
  expect(mismatches(PAGES, routeModules())).toEqual({ missing: [], undeclared: [] });
});

test("detects a page without module and a module without page", () => {
  const [first, ...others] = PAGES;
  const page = { file: "shop/gift-card" };
  expect(mismatches([...PAGES, page], routeModules()).missing).toEqual([page.file]);
  expect(mismatches(others, routeModules()).undeclared).toEqual([first?.file]);
});

test("gives every page its own path", () => {
  const written = PAGES.map(({ path }) => path.toLowerCase().replaceAll(/:\w+/g, ":"));
  expect(new Set(written).size).toBe(PAGES.length);
});

test("matches paths regardless of letter case", () => {
  const isStrict = (entry: RouteConfigEntry): boolean =>
    entry.caseSensitive === true || (entry.children ?? []).some(isStrict);
  expect(routes.some(isStrict)).toBe(false);
});

test("has a catch-all page for unknown paths", () => {
  expect(paths).toContain("/*");
});
