import { type Locale, LOCALES } from "#contract/kernel/locale.ts";
import { shownSettings } from "#contract/kernel/settings.ts";
import { activeItems } from "#contract/menus/active-items.ts";
import { MENU_CATEGORIES, type MenuItem } from "#contract/menus/endpoints.ts";
import type { PageContext, PageQueries, ShellData, ShownMenuItem } from "#contract/page-context.ts";
import type { ListScope } from "#contract/storefront/endpoints.ts";
import type { ListQuery } from "#contract/storefront/list-query.ts";
import type { WebBuild } from "./app-build.ts";
import { pageAddress, searchedAt } from "./app-page-address.ts";
import type { Config } from "./config.ts";
import { categoryTree } from "./modules/catalog/index.ts";
import {
  albumDetail,
  contentPage,
  listAlbums,
  listFaq,
  listNews,
  listVideos,
  newsItem,
} from "./modules/content/index.ts";
import { newestReviews } from "./modules/feedback/index.ts";
import { listBlocks, listMenuItems } from "./modules/menus/index.ts";
import { PRICES_TAG, todaysDeliveryTerms } from "./modules/pricing/index.ts";
import { findRedirect } from "./modules/redirects/index.ts";
import {
  bestSellers,
  countSearch,
  countSearchAgain,
  fromEachDepartment,
  listProducts,
  productDetail,
} from "./modules/storefront/index.ts";
import type { CacheScope } from "./platform/cache/tag-cache.ts";
import { securityHeaders } from "./platform/pages/content-policy.ts";
import { type PageAddress, PageServer } from "./platform/pages/page-server.ts";
import type { Platform } from "./platform/platform.ts";
import { readSettings } from "./platform/settings.ts";

/** Position of the content blocks on the home page. */
export const HOME_BLOCKS = 3;
/** Delivery dates and "new" badges change with the calendar, so no page is kept longer. */
const LONGEST_LIFE_MS = 10 * 60 * 1000;
const SHELL_BYTES = 50_000;
/** For pages that are never cached: their dependencies need not be recorded. */
export const NO_CACHE: CacheScope = { tag: () => undefined, expireIn: () => undefined };
/**
 * Rendering a page costs more than an API request, so it counts for this many against RATE_LIMIT.
 */
const PAGES_OF_RATE = 4;

interface ShopOfPages {
  platform: Platform;
  /** Instalment plans that nobody can choose are not shown. */
  offersInstalments: boolean;
}

/** What pages are rendered from. */
export interface PageParts extends ShopOfPages {
  config: Config;
  webBuild: WebBuild;
}

/**
 * Serves the storefront's pages, each rendered once for all visitors until something on it changes.
 */
export function createPageServer(parts: PageParts): PageServer {
  const { config, platform, webBuild } = parts;
  const { defaultLocale } = config;
  return new PageServer({
    cache: platform.cache,
    headers: securityHeaders(platform.secureCookies),
    addressOf: (target, cookies) => pageAddress(target, cookies, defaultLocale),
    onKept: (address) => {
      const text = searchedAt(address);
      if (text !== undefined) countSearchAgain(platform.db, text);
    },
    onFailure: (error) => platform.log.error({ err: error }, "a page failed"),
    ping: () => platform.ping(),
    perMinute: Math.ceil(config.rateLimit / PAGES_OF_RATE),
    render: async (address, scope) => {
      scope.expireIn(LONGEST_LIFE_MS);
      const context = pageContext(parts, address, scope);
      const request = () => new Request(context.publicUrl + address.url);
      return platform.reads.read(() => webBuild.render(request(), context));
    },
  });
}

/** What the server provides to the loaders of the page at an address. */
export function pageContext(
  { config, ...shop }: PageParts,
  { locale, path }: PageAddress,
  scope: CacheScope,
): PageContext {
  return {
    locale,
    defaultLocale: config.defaultLocale,
    publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    path,
    queries: pageQueries(shop, locale, scope),
  };
}

/** A visitor has typed a query; later pages and filters only browse its results. */
function isSearch(of: ListScope, { q, page, facets }: ListQuery): boolean {
  return of === "all" && q.trim() !== "" && page === 1 && Object.keys(facets).length === 0;
}

/**
 * Tags of the frame. Its category counts change with what is published, which drops `categories`.
 * Prices and stock, which change all day, do not affect it.
 */
const SHELL_TAGS = ["menus", "categories", "settings"];

const NEWEST: ListQuery = { q: "", page: 1, sort: "newest", facets: {} };

/** The queries a page may make; the tags of each answer are recorded for the page that shows it. */
function pageQueries(
  shop: ShopOfPages,
  locale: PageContext["locale"],
  scope: CacheScope,
): PageQueries {
  const { platform } = shop;
  const { db } = platform;
  const tagProducts = (ids: number[]) => scope.tag("products", ...ids.map((id) => `product:${id}`));
  const listed: PageQueries["products"] = async (of, query, categoryId) => {
    const answer = await listProducts(platform, locale, {
      scope: of,
      query,
      ...(categoryId !== undefined && { categoryId }),
    });
    // Near matches do not count as found.
    if (isSearch(of, query)) countSearch(db, query.q, answer.isGuess ? 0 : answer.total);
    scope.tag("categories", "attributes");
    tagProducts(answer.items.map(({ id }) => id));
    return answer;
  };
  /** Order, counts, offers and nearest matches depend on prices of products that are not shown. */
  const list: PageQueries["products"] = async (...request) => {
    scope.tag(PRICES_TAG);
    return listed(...request);
  };
  return {
    products: list,
    newArrivals: async (limit) => {
      const [{ items }, { categories }] = await Promise.all([
        listed("new-arrival", NEWEST),
        shellData(shop, locale),
      ]);
      return fromEachDepartment(items, categories).slice(0, limit);
    },
    bestSellers: async (limit) => {
      const items = await bestSellers(platform, locale, limit);
      tagProducts(items.map(({ id }) => id));
      return items;
    },
    specialOffers: async (limit) => (await list("special-offers", NEWEST)).items.slice(0, limit),
    shell: async () => {
      scope.tag(...SHELL_TAGS);
      return shellData(shop, locale);
    },
    categoryPaths: async (id) => {
      scope.tag("categories");
      const pathIn = async (one: Locale) =>
        (await shellData(shop, one)).categories.find((category) => category.id === id)?.path;
      const [ar = "", en = ""] = await Promise.all(LOCALES.map(pathIn));
      return { ar, en };
    },
    blocks: async () => {
      scope.tag("blocks");
      return listBlocks(db, locale, HOME_BLOCKS);
    },
    product: async (id) => {
      const detail = await productDetail(platform, locale, id);
      scope.tag("categories", "attributes", `product:${id}`);
      if (detail) tagProducts(detail.related.map((card) => card.id));
      return detail;
    },
    reviews: async (productId) => {
      scope.tag(`product:${productId}`);
      return newestReviews(db, productId);
    },
    deliveryTerms: async () => {
      scope.tag("delivery-terms");
      return todaysDeliveryTerms(platform, locale);
    },
    contentPage: (code) => contentPage(db, locale, scope, code),
    faq: () => listFaq(db, locale, scope),
    news: (page) => listNews(db, locale, scope, page),
    newsItem: (id) => newsItem(db, locale, scope, id),
    albums: () => listAlbums(db, locale, scope),
    album: (id) => albumDetail(db, locale, scope, id),
    videos: (productId) => listVideos(db, locale, scope, productId),
    redirect: (path) => findRedirect(db, path),
  };
}

/** The frame of every page in a language, cached once for all of them. */
function shellData(
  { platform, offersInstalments }: ShopOfPages,
  locale: PageContext["locale"],
): Promise<ShellData> {
  return platform.cache.resolve(
    `shell ${locale}`,
    async (scope) => {
      scope.tag(...SHELL_TAGS);
      const { db } = platform;
      const [settings, categories, menus] = await Promise.all([
        readSettings(db),
        categoryTree(db, locale),
        listMenuItems(db, locale),
      ]);
      const shown = shownSettings(settings, locale);
      const menu = (id: number) => shownItems(menus.get(id) ?? []);
      const { header, footer, help } = MENU_CATEGORIES;
      return {
        settings: offersInstalments ? shown : { ...shown, instalments: [] },
        categories,
        header: menu(header),
        footer: menu(footer),
        help: menu(help),
      };
    },
    () => SHELL_BYTES,
  );
}

/** Without what only decides whether and where an item is shown. */
function shownItems(items: MenuItem[]): ShownMenuItem[] {
  return activeItems(items).map(({ id, label, path, children }) => ({
    id,
    label,
    path,
    children: activeItems(children).map((child) => ({
      id: child.id,
      label: child.label,
      path: child.path,
    })),
  }));
}
