import { createContext, useContext } from "react";
import { GUARD_SCRIPT } from "./build/reload-guard.ts";
import { CART_SCRIPT } from "./cart/cart-mark.ts";
import { LIST_VIEW_SCRIPT } from "./list-view.ts";
import { THEME_SCRIPT } from "./theme/theme.ts";

/**
 * What the server marks its own scripts with while it renders a page. The content policy allows what is marked, by hash;
 * the mark itself leaves the page before anybody sees it. Browsers know none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** Run before anything is painted. The browser has them from the page: its own code need not carry them again. */
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
