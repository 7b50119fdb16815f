import { createContext, useContext } from "react";
import { GUARD_SCRIPT } from "./build/reload-guard.ts";
import { CART_SCRIPT } from "./cart/cart-mark.ts";
import { LIST_VIEW_SCRIPT } from "./list-view.ts";
import { THEME_SCRIPT } from "./theme/theme.ts";

/**
 * The mark that the server puts on its own inline scripts while it renders a page. The content
 * policy allows marked scripts by hash; the mark is removed before the page is sent. Undefined in
 * browsers.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** Run before first paint. Browsers have them from the page, so their bundle leaves them out. */
const HEAD_SCRIPTS = {
  theme: import.meta.env.SSR ? THEME_SCRIPT : " ",
  cart: import.meta.env.SSR ? CART_SCRIPT : " ",
  list: import.meta.env.SSR ? LIST_VIEW_SCRIPT : " ",
  guard: import.meta.env.SSR ? GUARD_SCRIPT : " ",
};

export function HeadScripts() {
  const mark = useContext(ScriptMark);
  return Object.entries(HEAD_SCRIPTS).map(([name, script]) => (
    <script key={name} nonce={mark} suppressHydrationWarning>
      {script}
    </script>
  ));
}
