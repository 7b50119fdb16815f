import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { SkuList } from "#web/modules/cart/sku-list/sku-list.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { PlainWay } from "#web/shell/parts/plain-way.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/quick-order";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "skuList");
  return pageMeta(matches, { title: t("title"), description: t("description"), noindex: true });
}

export default function QuickOrder() {
  const t = useTranslations("skuList");
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t("intro")}</p>
      <PlainWay to="/Basic/QuickOrder" />
      <SkuList />
    </Container>
  );
}
