import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { later } from "#web/shell/later.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/planner";

/** Imported separately: every page carries the list of files that other routes import. */
const PlannerView = later(
  async () => (await import("#web/modules/lighting/planner/planner-view.tsx")).PlannerView,
  <div className="min-h-dvh" />,
);

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "planner");
  return pageMeta(matches, { title: t("title"), description: t("description") });
}

export default function PlannerPage() {
  const t = useTranslations("planner");
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-1 max-w-text text-ink-soft">{t("description")}</p>
      <p className="mt-2 text-small font-medium">{t("guide")}</p>
      <noscript>
        <p className="mt-4">{t("needsScript")}</p>
      </noscript>
      <PlannerView />
    </Container>
  );
}
