import { createContext, type ReactElement, useContext } from "react";
import { ScrollRestoration as useScrollRestoration } from "react-router";
import { GUARD_SCRIPT } from "./build/reload-guard.ts";
import { CART_SCRIPT } from "./cart/cart-mark.ts";
import { LIST_VIEW_SCRIPT } from "./list-view.ts";
import { THEME_SCRIPT } from "./theme/theme.ts";

export interface PageScripts {
  /** Inline scripts written so far: the content policy allows these, by hash, and no others. */
  written: Set<string>;
  /** The loaders' data, as JSON. */
  data: string;
  start: string;
}

/** Set on the server. In browsers it is undefined: scripts that have run are not written again. */
export const PageScriptsContext = createContext<PageScripts | undefined>(undefined);

interface InlineScriptProps {
  text: string;
  type?: "module";
}

/** The only way to write an inline script: any other is blocked. */
function InlineScript({ text, type }: InlineScriptProps) {
  useContext(PageScriptsContext)?.written.add(text);
  return (
    <script type={type} suppressHydrationWarning>
      {text}
    </script>
  );
}

/** Run before first paint. Browsers have them from the page, so their bundle leaves them out. */
const HEAD_SCRIPTS = {
  theme: import.meta.env.SSR ? THEME_SCRIPT : " ",
  cart: import.meta.env.SSR ? CART_SCRIPT : " ",
  list: import.meta.env.SSR ? LIST_VIEW_SCRIPT : " ",
  guard: import.meta.env.SSR ? GUARD_SCRIPT : " ",
};

export function HeadScripts() {
  return Object.entries(HEAD_SCRIPTS).map(([name, text]) => (
    <InlineScript key={name} text={text} />
  ));
}

type ScriptElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

/** At the end of the page: restores the scroll position, and starts the browser's part. */
export function EndScripts() {
  const { data = " ", start = " " } = useContext(PageScriptsContext) ?? {};
  // Used as the hook that it is, not rendered: its script belongs on the list.
  const scroll = useScrollRestoration({}) as ScriptElement;
  return (
    <>
      <InlineScript text={scroll.props.dangerouslySetInnerHTML.__html} />
      <script id={DATA_ID} type="application/json" suppressHydrationWarning>
        {data}
      </script>
      <InlineScript text={start} type="module" />
    </>
  );
}

/** Id of the element with the page's data. */
export const DATA_ID = "page-data";
