import type { Category, ProductCard, ProductDetail } from "./catalog/product.ts";
import type { ContentPageCode } from "./content/content-pages.ts";
import type {
  Album,
  AlbumCard,
  ContentPage,
  FaqGroup,
  NewsCard,
  NewsItem,
  Video,
} from "./content/endpoints.ts";
import type { Review } from "./feedback/rating-endpoints.ts";
import type { Method } from "./kernel/endpoint.ts";
import type { Bilingual, Locale } from "./kernel/locale.ts";
import type { Page } from "./kernel/pagination.ts";
import type { ShownSettings } from "./kernel/settings.ts";
import type { Block, MenuItem } from "./menus/endpoints.ts";
import type { DeliveryTerms } from "./pricing/delivery.ts";
import type { Redirect } from "./redirects/endpoints.ts";
import type { ListScope, ProductList } from "./storefront/endpoints.ts";
import type { ListQuery } from "./storefront/list-query.ts";

/** A category as shown in a link to it. */
export type CategoryLink = Pick<Category, "id" | "parentId" | "name" | "path" | "productCount">;

type MenuLink = Pick<MenuItem, "id" | "label" | "path">;

/** A menu's active item with its active children, in order. */
export interface ShownMenuItem extends MenuLink {
  children: readonly MenuLink[];
}

/** Everything the frame around a page shows: the same for every visitor. */
export interface ShellData {
  settings: ShownSettings;
  header: ShownMenuItem[];
  footer: ShownMenuItem[];
  help: ShownMenuItem[];
  categories: Category[];
}

/** Queries available to page loaders. Each answer also records the cache tags it depends on. */
export interface PageQueries {
  shell(): Promise<ShellData>;
  /** A category's path in each language, without prefix. */
  categoryPaths(id: number): Promise<Bilingual>;
  blocks(): Promise<Block[]>;
  products(scope: ListScope, query: ListQuery, categoryId?: number): Promise<ProductList>;
  /** The newest of each department, in department order. */
  newArrivals(limit: number): Promise<ProductCard[]>;
  /** Best sellers by units; empty while nothing was sold. */
  bestSellers(limit: number): Promise<ProductCard[]>;
  specialOffers(limit: number): Promise<ProductCard[]>;
  product(id: number): Promise<ProductDetail | undefined>;
  /** The newest reviews of a product: those its page shows first. */
  reviews(productId: number): Promise<Review[]>;
  deliveryTerms(): Promise<DeliveryTerms[]>;
  /** Undefined when unpublished, whether it exists or not. */
  contentPage(code: ContentPageCode): Promise<ContentPage | undefined>;
  faq(): Promise<FaqGroup[]>;
  news(page: number): Promise<Page<NewsCard>>;
  newsItem(id: number): Promise<NewsItem | undefined>;
  albums(): Promise<AlbumCard[]>;
  album(id: number): Promise<Album | undefined>;
  videos(productId?: number): Promise<Video[]>;
  redirect(path: string): Promise<Redirect | undefined>;
}

export interface VisitorRequest {
  body?: unknown;
  /** Makes a repeated write count once. */
  idempotencyKey?: string;
}

/** The visitor of a personal page, identified to the API by their cookies. */
export interface Visitor {
  /**
   * Calls the API for the visitor in the page's language; the response is returned as it is, even
   * if refused.
   */
  ask(
    method: Method,
    address: string,
    request: VisitorRequest,
  ): Promise<{ status: number; body: unknown }>;
}

/** What the server provides to the loaders of one page request. */
export interface PageContext {
  locale: Locale;
  defaultLocale: Locale;
  /** Origin for canonical links, without a trailing slash. */
  publicUrl: string;
  /** Pathname without its locale prefix. */
  path: string;
  queries: PageQueries;
  /** Only for personal pages: all others are the same for everyone. */
  visitor?: Visitor;
  /** Called with a loader's error. */
  noteError?: (error: unknown) => void;
}
