import { DIRECTION, splitLocale } from "#contract/kernel/locale.ts";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { PageLocaleProvider } from "./i18n/page-locale.tsx";
import { pageContext } from "./page-context.ts";
import "./styles/app.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, defaultLocale, publicUrl, queries } = context.get(pageContext);
  return { locale, defaultLocale, publicUrl, shell: await queries.shell() };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return (
    splitLocale(currentUrl.pathname, "ar").locale !== splitLocale(nextUrl.pathname, "ar").locale
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const locale = root?.locale ?? splitLocale(pathname, "ar").locale;
  return (
    <html lang={locale} dir={DIRECTION[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageLocaleProvider locale={locale} defaultLocale={root?.defaultLocale ?? "ar"}>
          {children}
        </PageLocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
