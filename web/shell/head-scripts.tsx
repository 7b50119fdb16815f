import { createContext, useContext } from "react";
import { GUARD_SCRIPT } from "./build/reload-guard.ts";
import { CART_SCRIPT } from "./cart/cart-mark.ts";
import { THEME_SCRIPT } from "./theme/theme.ts";

/**
 * What the server marks its own scripts with while it renders a page. The content policy allows what is marked, by hash;
 * the mark itself leaves the page before anybody sees it. Browsers know none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);

/** Run before anything is painted. */
const HEAD_SCRIPTS = [THEME_SCRIPT, CART_SCRIPT, GUARD_SCRIPT];

export function HeadScripts() {
  const mark = useContext(ScriptMark);
  return HEAD_SCRIPTS.map((script) => (
    <script key={script} nonce={mark}>
      {script}
    </script>
  ));
}
