import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { PAGES, type Page } from "../contract/site-map.ts";

/** Where `/SearchProducts/Cart` would match two paths, those with parameters win. */
const pages = PAGES.toSorted((a, b) => Number(b.path.includes(":")) - Number(a.path.includes(":")));

function routeOf({ path, file }: Page) {
  const module = `./pages/${file}.tsx`;
  return path === "/" ? index(module) : route(path.slice(1), module, { id: path });
}

/** The first segment may be the non-default language; `layout.tsx` checks it. */
export default [
  route(":locale?", "./pages/layout.tsx", [
    ...pages.filter((page) => !page.layout).map(routeOf),
    layout("./pages/auth/auth-layout.tsx", pages.filter((page) => page.layout).map(routeOf)),
    route("*", "./pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
