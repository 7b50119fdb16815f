import type { Cart } from "#contract/cart/endpoints.ts";
import { isLocale, type Locale, LOCALE_KEY } from "#contract/kernel/locale.ts";
import { HOUR_MS } from "#contract/kernel/time/units.ts";

/** The six storage keys. */
export const STORAGE_KEYS = {
  startActivity: "startActivity",
  token: "token",
  accountType: "accountType",
  userInfo: "userInfo",
  cart: "cart",
  lang: LOCALE_KEY,
} as const;

export const INACTIVITY_LIMIT_MS = 3 * HOUR_MS;
const ACTIVITY_STEP_MS = 60 * 1000;

export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
export type StoredCart = Pick<Cart, "items" | "totalQty" | "totalPrice">;
/** Id, names, email, phone, account type: no secrets. */
export type UserInfo = Record<string, unknown>;

/** What is stored for a signed-in visitor. */
export interface SignIn {
  token: string;
  accountType: string;
  userInfo: UserInfo;
}

export interface StartedSession {
  isAuthenticated: boolean;
  token: string | null;
  userInfo: UserInfo | null;
  accountType: string | null;
  cart: StoredCart | null;
  /** The inactivity limit removed a cart, which the visitor can restore. */
  cartRemoved: boolean;
}

/** Start-up rules 1 to 5, in order. */
export function startSession(storage: SessionStorage, now: number): StartedSession {
  const cartRemoved = checkActivity(storage, now);
  return {
    ...restoreSignIn(storage),
    cart: readCart(storage.getItem(STORAGE_KEYS.cart)),
    cartRemoved,
  };
}

/** Rule 6: the saved language; null for the default one. */
export function readLanguage(storage: SessionStorage): Locale | null {
  const lang = storage.getItem(STORAGE_KEYS.lang);
  return isLocale(lang) ? lang : null;
}

/** Rules 1 and 2. True if a cart was removed. */
function checkActivity(storage: SessionStorage, now: number): boolean {
  if (!isExpired(storage, now)) {
    if (readActivity(storage) === undefined) recordActivity(storage, now);
    return false;
  }
  const hadCart = (readCart(storage.getItem(STORAGE_KEYS.cart))?.items.length ?? 0) > 0;
  removeSignIn(storage);
  storage.removeItem(STORAGE_KEYS.cart);
  recordActivity(storage, now);
  return hadCart;
}

/** Rules 3 and 4. */
export function restoreSignIn(storage: SessionStorage) {
  const token = storage.getItem(STORAGE_KEYS.token);
  const accountType = storage.getItem(STORAGE_KEYS.accountType);
  const userInfo = readObject(storage.getItem(STORAGE_KEYS.userInfo));
  if (token && userInfo && accountType) {
    return { isAuthenticated: true, token, userInfo, accountType };
  }
  removeSignIn(storage);
  return { isAuthenticated: false, token: null, userInfo: null, accountType: null };
}

/** The token is written last: other tabs react to its change. */
export function writeSignIn(storage: SessionStorage, session: SignIn): void {
  storage.setItem(STORAGE_KEYS.accountType, session.accountType);
  storage.setItem(STORAGE_KEYS.userInfo, JSON.stringify(session.userInfo));
  storage.setItem(STORAGE_KEYS.token, session.token);
}

export function removeSignIn(storage: SessionStorage): void {
  storage.removeItem(STORAGE_KEYS.token);
  storage.removeItem(STORAGE_KEYS.accountType);
  storage.removeItem(STORAGE_KEYS.userInfo);
}

/** There was no activity for longer than the limit. */
export function isExpired(storage: SessionStorage, now: number): boolean {
  const activity = readActivity(storage);
  return activity !== undefined && now - activity > INACTIVITY_LIMIT_MS;
}

/** Updates the time of the last activity, at most once a minute. */
export function touchActivity(storage: SessionStorage, now: number): void {
  const activity = readActivity(storage);
  if (activity === undefined || now - activity >= ACTIVITY_STEP_MS) recordActivity(storage, now);
}

function recordActivity(storage: SessionStorage, now: number): void {
  storage.setItem(STORAGE_KEYS.startActivity, String(now));
}

function readActivity(storage: SessionStorage): number | undefined {
  const text = storage.getItem(STORAGE_KEYS.startActivity);
  const time = text ? Number(text) || Date.parse(text) : Number.NaN;
  return Number.isFinite(time) ? time : undefined;
}

export function writeCart(storage: SessionStorage, cart: StoredCart): void {
  storage.setItem(STORAGE_KEYS.cart, JSON.stringify(cart));
}

/** Rule 5. Invalid data counts as no cart. */
function readCart(text: string | null): StoredCart | null {
  const { items, totalQty, totalPrice } = readObject(text) ?? {};
  if (!Array.isArray(items) || typeof totalQty !== "number" || typeof totalPrice !== "number") {
    return null;
  }
  return { items: items as StoredCart["items"], totalQty, totalPrice };
}

function readObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
