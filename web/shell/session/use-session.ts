import { splitLocale } from "#contract/kernel/locale.ts";
import { call, setApiLocale } from "#web/api/client.ts";
import { useDefaultLocale, usePageLocale } from "#web/i18n/page-locale.tsx";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { isExpired, startSession, touchActivity, writeCart } from "../session.ts";
import { EMPTY_CART, setCart, useShell } from "../store.ts";
import { useAlternates } from "../address/use-addresses.ts";
import { browserStorage } from "./browser-storage.ts";
import { hasLanguageCookie, saveLanguage } from "./save-language.ts";

const ACTIVITY = ["pointerdown", "keydown", "scroll", "visibilitychange"] as const;

/** Runs the start-up rules, keeps the time of the last activity, and stores what changes. */
export function useSession(): void {
  useEffect(() => {
    start();
    const unsubscribe = useShell.subscribe((state, before) => {
      if (state.cart !== before.cart) writeCart(browserStorage(), state.cart);
    });
    for (const name of ACTIVITY) document.addEventListener(name, onActivity, { passive: true });
    return () => {
      unsubscribe();
      for (const name of ACTIVITY) document.removeEventListener(name, onActivity);
    };
  }, []);
  useLanguage();
}

function start(): void {
  const { lang: _, cartRemoved, cart, ...signIn } = startSession(browserStorage(), Date.now());
  useShell.setState({ ...signIn, cart: cart ?? EMPTY_CART });
  if (cartRemoved) useShell.setState({ parking: parkCart() });
}

/** The cart that the inactivity limit took away is put aside, so that it can be offered again. */
async function parkCart(): Promise<void> {
  try {
    setCart(await call("parkCart"));
  } catch {
    // Nothing to offer then; the cart page asks the server anyway.
  }
}

function onActivity(): void {
  if (document.visibilityState === "hidden") return;
  if (isExpired(browserStorage(), Date.now())) start();
  else touchActivity(browserStorage(), Date.now());
}

/** Rule 6: the saved language where the address names none and the server could not know; then it is saved. */
function useLanguage(): void {
  const locale = usePageLocale();
  const defaultLocale = useDefaultLocale();
  const alternates = useAlternates();
  const navigate = useNavigate();
  const onLanguage = useEffectEvent(() => {
    setApiLocale(locale);
    const { pathname, search, hash } = window.location;
    const saved = browserStorage().getItem("lang");
    const isOther = (saved === "ar" || saved === "en") && saved !== locale;
    if (isOther && !splitLocale(pathname, defaultLocale).explicit && !hasLanguageCookie()) {
      saveLanguage(saved);
      void navigate(alternates[saved] + search + hash, { replace: true });
      return;
    }
    saveLanguage(locale);
  });
  useEffect(() => onLanguage(), [locale]);
}
