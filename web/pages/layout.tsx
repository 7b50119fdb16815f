import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { isLocale } from "#contract/kernel/locale.ts";
import { isReadablePath } from "#contract/kernel/slug.ts";
import { loadNextMessages } from "#web/i18n/load-messages.ts";
import { translator } from "#web/i18n/translator.ts";
import { pageContext } from "#web/page-context.ts";
import { noteAsked } from "#web/shell/chunk-reload.ts";
import { isNotFound, readablePath } from "#web/shell/errors/error-status.ts";
import { PageError } from "#web/shell/errors/page-error.tsx";
import { endFirstView } from "#web/shell/first-view.ts";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/layout";

/**
 * Paths that cannot be decoded are not found, nor is a first segment other than the non-default
 * language.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const prefix = params.locale?.toLowerCase();
  const isPrefix = prefix === undefined || (isLocale(prefix) && prefix !== page.defaultLocale);
  if (!isPrefix || !isReadablePath(page.path)) throw await notFound(page);
  return null;
}

/** Only for error pages; pages set their own title. */
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

/** The messages of the next page are loaded together with its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    noteAsked(request.url);
    const parts = endFirstView();
    await loadNextMessages(new URL(request.url).pathname);
    const answers = await next();
    // A part whose code is not loaded yet would suspend and disappear during the navigation.
    await parts;
    return answers;
  },
];

export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
