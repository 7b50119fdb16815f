import { contentPageCode } from "#contract/content/content-pages.ts";
import type { ContentPage } from "#contract/content/endpoints.ts";
import { companyMeta } from "#web/modules/content/company/company-meta.ts";
import { CompanyPageView } from "#web/modules/content/company/company-page-view.tsx";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import type { Route } from "./+types/company-page";

/** One route for all pages written by staff: the path says which. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ page: ContentPage }> {
  const { queries, ...asked } = context.get(pageContext);
  const code = contentPageCode(asked.path);
  const page = code && (await queries.contentPage(code));
  if (!page) throw await notFound({ queries, ...asked });
  return { page };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? companyMeta(matches, loaderData.page) : [];
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  return <CompanyPageView key={loaderData.page.code} page={loaderData.page} />;
}
