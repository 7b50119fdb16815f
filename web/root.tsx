import { type ReactNode, useCallback, useState } from "react";
import {
  Links,
  type Location,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { DIRECTION, namedLocale } from "#contract/kernel/locale.ts";
import type { Route } from "./+types/root";
import { PageLocaleProvider } from "./i18n/page-locale.tsx";
import { translator } from "./i18n/translator.ts";
import { CartPanel } from "./modules/cart/index.ts";
import { pageContext } from "./page-context.ts";
import { HeadLinks } from "./shell/address/head-links.tsx";
import { type RootData, useRootData } from "./shell/address/root-data.ts";
import { CatchErrors, FramelessError, PageFailed } from "./shell/errors/catch-errors.tsx";
import { PageError } from "./shell/errors/page-error.tsx";
import { EndScripts, HeadScripts } from "./shell/inline-scripts.tsx";
import { pageMeta } from "./shell/page-meta.ts";
import { Shell } from "./shell/shell.tsx";
import { BAR_COLOURS } from "./shell/theme/theme.ts";
import { FONTS_TO_PRELOAD } from "./styles/fonts.ts";
import styles from "./styles/app.css?url";

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { queries, locale, defaultLocale, publicUrl } = context.get(pageContext);
  const { header, footer, help, settings: all } = await queries.shell();
  const { mapUrl: _map, hours: _hours, ...settings } = all;
  return { locale, defaultLocale, publicUrl, shell: { settings, header, footer, help } };
}

/** The frame is the same for every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return namedLocale(currentUrl.pathname) !== namedLocale(nextUrl.pathname);
}

/**
 * By URL instead of an import: a lazily loaded part would insert the style sheet again, and cause a
 * new layout.
 */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, {});

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const location = useLocation();
  const [failedAt, setFailedAt] = useState<Location>();
  const reportFailure = useCallback(() => setFailedAt(location), [location]);
  const locale = root?.locale ?? namedLocale(location.pathname) ?? "ar";
  const failureTitle = <title>{translator(locale, "shell")("serverErrorStatus")}</title>;
  return (
    // The script in the head may have set `data-theme` already.
    <html lang={locale} dir={DIRECTION[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={BAR_COLOURS.light} />
        <HeadScripts />
        <CatchErrors place={location} fallback={failureTitle}>
          {failedAt === location ? failureTitle : <Meta />}
          <HeadLinks />
        </CatchErrors>
        {FONTS_TO_PRELOAD.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <PageLocaleProvider locale={locale} defaultLocale={root?.defaultLocale ?? "ar"}>
          <PageFailed value={reportFailure}>
            <CatchErrors place={location} fallback={<FramelessError />}>
              {children}
            </CatchErrors>
          </PageFailed>
        </PageLocaleProvider>
        <EndScripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell panels={<CartPanel />}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <PageError error={error} />
    </Shell>
  );
}
