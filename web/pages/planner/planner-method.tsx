import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { MethodView } from "#web/modules/lighting/planner/method-view.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/planner-method";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "plannerMethod");
  return pageMeta(matches, { title: t("title"), description: t("description") });
}

export default function PlannerMethodPage() {
  const t = useTranslations("plannerMethod");
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t("intro")}</p>
      <MethodView />
    </Container>
  );
}
