import { translator } from "#web/i18n/translator.ts";
import { wayJsonLd } from "#web/modules/content/content-meta.ts";
import { faqJsonLd } from "#web/modules/content/faq/faq-json-ld.ts";
import { FaqView } from "#web/modules/content/faq/faq-view.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/faq";

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await context.get(pageContext).queries.faq() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root || !loaderData) return [];
  const t = translator(root.locale, "content");
  const title = t("faq.title");
  return pageMeta(matches, {
    title,
    description: t("faq.description"),
    jsonLd: [faqJsonLd(loaderData.groups), wayJsonLd(root, [{ name: title, path: "/FAQ" }])],
  });
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqView groups={loaderData.groups} />;
}
