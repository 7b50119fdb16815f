import { useTranslations } from "use-intl";
import { parseCompared } from "#contract/catalog/compared.ts";
import { translator } from "#web/i18n/translator.ts";
import { CompareView } from "#web/modules/storefront/compare/compare-view.tsx";
import { comparedItem } from "#web/modules/storefront/compare/compared-item.ts";
import { useKeptComparison } from "#web/modules/storefront/compare/use-kept-comparison.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/compare";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries } = context.get(pageContext);
  const wanted = parseCompared(url.searchParams.get("ids"));
  const items = await Promise.all(
    wanted.map(async (item) => {
      const product = await queries.product(item.productId);
      return product && comparedItem(product, item);
    }),
  );
  return { items: items.filter((item) => item !== undefined) };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "comparePage");
  return pageMeta(matches, { title: t("title"), description: t("description"), noindex: true });
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("comparePage");
  const { items } = loaderData;
  useKeptComparison(items.map(({ key }) => key));
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-1 text-ink-soft">{t("description")}</p>
      <CompareView items={items} />
    </Container>
  );
}
