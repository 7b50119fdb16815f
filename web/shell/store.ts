import type { Cart } from "#contract/cart/endpoints.ts";
import type { Category, Son } from "#contract/catalog/product.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Block, MenuItem } from "#contract/menus/endpoints.ts";
import { create } from "zustand";
import type { StoredCart, UserInfo } from "./session.ts";

/** Lists that every page shares, in the language they were fetched in. */
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
  isAuthenticated: boolean;
  token: string | null;
  userInfo: UserInfo | null;
  accountType: string | null;
  cart: StoredCart;
  /** Pieces of the cart that was put aside after a long absence. */
  restorableQty: number;
  /** The old cart is put aside: who asks for the cart waits for it. */
  parking: Promise<void>;
  lists: SharedLists | null;
  /** The cart panel is open. */
  cartOpen: boolean;
  /** Parts of the page that wait for content of their own. */
  pendingParts: number;
}

export const EMPTY_CART: StoredCart = { items: [], totalQty: 0, totalPrice: 0 };

export const useShell = create<ShellState>()(() => ({
  globalLoader: true,
  isAuthenticated: false,
  token: null,
  userInfo: null,
  accountType: null,
  cart: EMPTY_CART,
  restorableQty: 0,
  parking: Promise.resolve(),
  lists: null,
  cartOpen: false,
  pendingParts: 0,
}));

/** Takes over the cart as the server answered it. */
export function setCart({ restorableQty, ...cart }: Cart): void {
  useShell.setState({ cart, restorableQty });
}

export function openCart(): void {
  useShell.setState({ cartOpen: true });
}

export function closeCart(): void {
  useShell.setState({ cartOpen: false });
}
