import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { OwnOrders } from "#web/modules/orders/list/own-orders.tsx";
import { FindOrders } from "#web/modules/orders/lookup/find-orders.tsx";
import { LookupForm } from "#web/modules/orders/lookup/lookup-form.tsx";
import { ReturnFacts } from "#web/modules/orders/lookup/return-facts.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/lookup";

/** Open to search engines: customers look for "track my order" of the shop. */
export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  return pageMeta(matches, { title: t("lookup.title"), description: t("lookup.description") });
}

export default function Lookup() {
  const t = useTranslations("orders.lookup");
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <OwnOrders />
      <div className="mt-2 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div>
          <p className="mb-7 text-ink-soft">{t("intro")}</p>
          <LookupForm />
          <FindOrders />
        </div>
        <ReturnFacts />
      </div>
    </Container>
  );
}
