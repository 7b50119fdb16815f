import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { splitLocale } from "#contract/kernel/locale.ts";
import { call, setApiLocale, setApiSession } from "#web/api/client.ts";
import { useDefaultLocale, usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAlternates } from "../address/use-addresses.ts";
import {
  isExpired,
  readLanguage,
  STORAGE_KEYS,
  startSession,
  touchActivity,
  writeCart,
} from "../session.ts";
import { EMPTY_CART, setCart, useShell } from "../store.ts";
import { browserStorage } from "./browser-storage.ts";
import { languageCookie, saveLanguage } from "./save-language.ts";
import { followStorage, refuseSession } from "./sign-in.ts";

const ACTIVITY = ["pointerdown", "keydown", "scroll", "visibilitychange"] as const;
/** How often the server is told that a signed-in customer is still active. */
const KEEP_ALIVE_MS = 10 * 60 * 1000;

setApiSession({ token: () => useShell.getState().token, onRefused: refuseSession });

/** Runs the start-up rules, tracks activity, stores changes, and follows other tabs. */
export function useSession(): void {
  // Before the pages' own effects, which may already call the server with the session.
  useLayoutEffect(start, []);
  useEffect(() => {
    window.addEventListener("storage", onStorage);
    const unsubscribe = useShell.subscribe((state, before) => {
      if (state.cart !== before.cart) writeCart(browserStorage(), state.cart);
    });
    for (const name of ACTIVITY) document.addEventListener(name, onActivity, { passive: true });
    return () => {
      unsubscribe();
      window.removeEventListener("storage", onStorage);
      for (const name of ACTIVITY) document.removeEventListener(name, onActivity);
    };
  }, []);
  useLanguage();
}

function start(): void {
  const before = browserStorage().getItem(STORAGE_KEYS.token);
  const { cartRemoved, cart, ...signIn } = startSession(browserStorage(), Date.now());
  const ended = signIn.isAuthenticated ? null : before;
  const signInEnded = ended ? "absence" : useShell.getState().signInEnded;
  useShell.setState({ ...signIn, signInEnded, sessionKnown: true, cart: cart ?? EMPTY_CART });
  if (ended || cartRemoved) useShell.setState({ parking: putAside(ended, cartRemoved) });
  if (signIn.isAuthenticated) void tellServer();
}

/**
 * First signs out of the account, whose cart is restored at the next sign-in; what remains is the
 * guest's cart.
 */
async function putAside(token: string | null, cartRemoved: boolean): Promise<void> {
  if (token) await leaveServer(token);
  if (cartRemoved) await parkCart();
}

async function leaveServer(token: string): Promise<void> {
  const { endOnServer } = await import("./sign-out.ts");
  await endOnServer(token);
}

let reportedAt = 0;

async function tellServer(): Promise<void> {
  reportedAt = Date.now();
  const { keepAlive } = await import("./sign-out.ts");
  await keepAlive();
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === STORAGE_KEYS.token) followStorage();
}

/** Puts aside the cart that the inactivity limit removed, so that it can be offered again. */
async function parkCart(): Promise<void> {
  try {
    setCart(await call("POST /api/v1/cart/park"));
  } catch {
    // Nothing to offer then; the cart page asks the server anyway.
  }
}

function onActivity(): void {
  if (document.visibilityState === "hidden") return;
  if (isExpired(browserStorage(), Date.now())) start();
  else touchActivity(browserStorage(), Date.now());
  if (useShell.getState().isAuthenticated && Date.now() - reportedAt > KEEP_ALIVE_MS) {
    void tellServer();
  }
}

/**
 * Rule 6: uses the saved language if the URL names none and the server could not know it; then
 * saves it.
 */
function useLanguage(): void {
  const locale = usePageLocale();
  const defaultLocale = useDefaultLocale();
  const alternates = useAlternates();
  const navigate = useNavigate();
  // Before any effect of the page requests something in its language.
  useLayoutEffect(() => setApiLocale(locale), [locale]);
  const onLanguage = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const saved = readLanguage(browserStorage());
    const isOther = saved !== null && saved !== locale;
    if (isOther && !splitLocale(pathname, defaultLocale).explicit && !languageCookie()) {
      saveLanguage(saved);
      void navigate(alternates[saved] + search + hash, { replace: true });
      return;
    }
    saveLanguage(locale);
  });
  useEffect(() => onLanguage(), [locale]);
}
