import { create } from "zustand";
import type { Cart, CartPromotions } from "#contract/cart/endpoints.ts";
import type { Category, Son } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Block, MenuItem } from "#contract/menus/endpoints.ts";
import type { StoredCart, UserInfo } from "./session.ts";

/** Lists that all pages share, in the language they were fetched in. */
export interface SharedLists {
  locale: Locale;
  header: MenuItem[];
  footer: MenuItem[];
  help: MenuItem[];
  blocks: Block[];
  sons: Son[];
  categories: Category[];
  parentCategories: Category[];
}

export interface ShellState {
  /** The initial data is being fetched. */
  globalLoader: boolean;
  /** The start-up rules have run: before that it is unknown who is signed in. */
  sessionKnown: boolean;
  isAuthenticated: boolean;
  token: string | null;
  userInfo: UserInfo | null;
  accountType: string | null;
  /**
   * Why the session ended without the customer's request: after three hours, or refused by the
   * server.
   */
  signInEnded: "absence" | "refused" | null;
  cart: StoredCart;
  /** Known once the server has answered. */
  cartPromotions: CartPromotions;
  /** Units in the cart that was put aside after a long absence. */
  restorableQty: number;
  /** Resolves once the old cart has been put aside: requests for the cart wait for it. */
  parking: Promise<void>;
  lists: SharedLists | null;
  /** Ids of the visitor's favourites, latest first; null until fetched. */
  favourites: readonly number[] | null;
  /** The cart panel is open. */
  cartOpen: boolean;
  /** Number of page parts that are still loading their content. */
  pendingParts: number;
}

export const EMPTY_CART: StoredCart = { items: [], totalQty: 0, totalPrice: 0 };

const NO_PROMOTIONS: CartPromotions = { promotions: [], freeDelivery: false };

export const useShell = create<ShellState>()(() => ({
  globalLoader: true,
  sessionKnown: false,
  isAuthenticated: false,
  token: null,
  userInfo: null,
  accountType: null,
  signInEnded: null,
  cart: EMPTY_CART,
  cartPromotions: NO_PROMOTIONS,
  restorableQty: 0,
  parking: Promise.resolve(),
  lists: null,
  favourites: null,
  cartOpen: false,
  pendingParts: 0,
}));

/** Stores the cart from a response. */
export function setCart({ restorableQty, promotions, freeDelivery, ...cart }: Cart): void {
  useShell.setState({ cart, restorableQty, cartPromotions: { promotions, freeDelivery } });
}

export function openCart(): void {
  useShell.setState({ cartOpen: true });
}

export function closeCart(): void {
  useShell.setState({ cartOpen: false });
}
