import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { closeCart, useShell } from "#web/shell/store.ts";
import { refreshCart } from "../../shell/cart/cart-writes.ts";

const CartSheet = lazy(async () => ({ default: (await import("./cart-sheet.tsx")).CartSheet }));

/** The cart panel at the edge of the page. Its code is loaded when it is first opened. */
export function CartPanel() {
  const open = useShell(({ cartOpen }) => cartOpen);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  useEffect(followSignIn, []);
  useLanguage();
  if (!wanted) return null;
  return (
    <Suspense>
      <CartSheet open={open} onClose={closeCart} />
    </Suspense>
  );
}

/**
 * Line names are in the language in which the cart was fetched, so a language change refetches it.
 */
function useLanguage(): void {
  const locale = usePageLocale();
  const read = useRef(locale);
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    void refreshCart();
  }, [locale]);
}

/** Signing in loads the account's cart, signing out clears it. */
function followSignIn(): () => void {
  return useShell.subscribe(({ isAuthenticated, sessionKnown }, before) => {
    const isOther = before.sessionKnown && isAuthenticated !== before.isAuthenticated;
    if (sessionKnown && isOther) void refreshCart();
  });
}
