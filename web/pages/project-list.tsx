import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { useFragment } from "#web/modules/customers/account/state/use-fragment.ts";
import { SharedList } from "#web/modules/lists/shared-list.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/project-list";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "projectLists");
  return pageMeta(matches, {
    title: t("shared.title"),
    description: t("shared.description"),
    noindex: true,
  });
}

export default function ProjectListPage() {
  const t = useTranslations("projectLists.shared");
  const shareKey = useFragment();
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{t("intro")}</p>
      <SharedList shareKey={shareKey} />
    </Container>
  );
}
