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
import type { DemoPictureSheet } from "./demo-pictures.ts";
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

/** A category as a link to it shows it. */
export type CategoryLink = Pick<Category, "id" | "parentId" | "name" | "path" | "productCount">;

/** Everything the frame around a page shows: the same for every visitor. */
export interface ShellData {
  settings: ShownSettings;
  header: MenuItem[];
  footer: MenuItem[];
  help: MenuItem[];
  categories: Category[];
}

/** What a page loader may ask the server. Each answer also names the cache tags it depends on. */
export interface PageQueries {
  shell(): Promise<ShellData>;
  /** The address of a category in each language, without prefix. */
  categoryPaths(id: number): Promise<Bilingual>;
  blocks(): Promise<Block[]>;
  products(scope: ListScope, query: ListQuery, categoryId?: number): Promise<ProductList>;
  /** The newest of each department, in the order of the departments. */
  newArrivals(limit: number): Promise<ProductCard[]>;
  /** What was sold most, in units; empty while nothing was. */
  bestSellers(limit: number): Promise<ProductCard[]>;
  specialOffers(limit: number): Promise<ProductCard[]>;
  product(id: number): Promise<ProductDetail | undefined>;
  /** The newest of a product: those that its page shows first. */
  reviews(productId: number): Promise<Review[]>;
  deliveryTerms(): Promise<DeliveryTerms[]>;
  /** What is not published is undefined, whether it exists or not. */
  contentPage(code: ContentPageCode): Promise<ContentPage | undefined>;
  faq(): Promise<FaqGroup[]>;
  news(page: number): Promise<Page<NewsCard>>;
  newsItem(id: number): Promise<NewsItem | undefined>;
  albums(): Promise<AlbumCard[]>;
  album(id: number): Promise<Album | undefined>;
  videos(productId?: number): Promise<Video[]>;
  redirect(path: string): Promise<Redirect | undefined>;
  /** For `/dev/pictures`. */
  demoPictures(): Promise<DemoPictureSheet[]>;
}

export interface VisitorRequest {
  body?: unknown;
  /** Makes a repeated write count once. */
  idempotencyKey?: string;
}

/** Whoever asked for a personal page, as the API knows them by their cookies. */
export interface Visitor {
  /** Asks the API for them in the language of the page; the answer comes as it is, refused or not. */
  ask(
    method: Method,
    address: string,
    request: VisitorRequest,
  ): Promise<{ status: number; body: unknown }>;
}

/** What the server hands to the loaders of one page request. */
export interface PageContext {
  locale: Locale;
  defaultLocale: Locale;
  /** Origin for canonical links, without a trailing slash. */
  publicUrl: string;
  /** Pathname without its locale prefix. */
  path: string;
  /** `/dev/*` pages exist. */
  development: boolean;
  queries: PageQueries;
  /** Only where the page is personal: all others are the same for everybody. */
  visitor?: Visitor;
  /** Is told what a loader failed with. */
  noteError?: (error: unknown) => void;
}
