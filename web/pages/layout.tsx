import { isLocale } from "#contract/kernel/locale.ts";
import { isReadablePath } from "#contract/kernel/slug.ts";
import { loadNextMessages } from "#web/i18n/load-messages.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageContext } from "#web/page-context.ts";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { endFirstView } from "#web/shell/first-view.ts";
import { noteAsked } from "#web/shell/chunk-reload.ts";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { ErrorPage, isNotFound, readablePath } from "#web/shell/parts/error-page.tsx";
import type { Route } from "./+types/layout";

/** What cannot be decoded is no page, and the first segment is the language that is not the default one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const prefix = params.locale?.toLowerCase();
  const isPrefix = prefix === undefined || (isLocale(prefix) && prefix !== page.defaultLocale);
  if (!isPrefix || !isReadablePath(page.path)) throw await notFound(page);
  return null;
}

/** Only what says that a page is not there or broke; pages name themselves. */
export const meta: Route.MetaFunction = ({ matches, error, location }) => {
  const root = rootOf(matches);
  if (!error || !root) return pageMeta(matches, {});
  const t = translator(root.locale, "shell");
  const title = isNotFound(error)
    ? t("notFoundStatus", { path: readablePath(location.pathname) })
    : t("serverErrorStatus");
  return pageMeta(matches, { title, noindex: true });
};

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams["locale"] !== nextParams["locale"];
}

/** The messages of the next page arrive together with its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    noteAsked(request.url);
    const parts = endFirstView();
    await loadNextMessages(new URL(request.url).pathname);
    const answers = await next();
    // A part without its code would have to be taken away for the change of the page.
    await parts;
    return answers;
  },
];

export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
