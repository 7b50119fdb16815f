import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { CssBaseline, ThemeProvider } from "@mui/material";
import rtl from "@mui/stylis-plugin-rtl";
import type { ReactNode } from "react";
import { locale } from "../../i18n/locale.ts";
import { themeOf } from "./theme.ts";

/** The document's CSP nonce, for style sheets that script adds. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const cache = createCache({
  key: locale === "ar" ? "ar" : "en",
  // Mirrors the libraries' styles for Arabic.
  stylisPlugins: locale === "ar" ? [rtl] : [],
  ...(nonce && { nonce }),
});

const theme = themeOf(locale);

export function Themed({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
