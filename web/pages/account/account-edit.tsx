import { translator } from "#web/i18n/translator.ts";
import { EditPage } from "#web/modules/customers/account/profile/edit-page.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/account-edit";
import { SECTIONS } from "./sections.ts";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "account");
  return pageMeta(matches, {
    title: t("profile.title"),
    description: t("profile.description"),
    noindex: true,
  });
}

export default function AccountEditRoute() {
  return <EditPage sections={SECTIONS} />;
}
