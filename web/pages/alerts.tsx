import { translator } from "#web/i18n/translator.ts";
import { AlertsPage } from "#web/modules/alerts/alerts-page.tsx";
import { useFragment } from "#web/modules/customers/account/state/use-fragment.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/alerts";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "alerts");
  return pageMeta(matches, { title: t("title"), noindex: true });
}

export default function Alerts() {
  return <AlertsPage fragment={useFragment()} />;
}
