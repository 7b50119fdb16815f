import { translator } from "#web/i18n/translator.ts";
import { AccountPage } from "#web/modules/customers/account/frame/account-page.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/account";
import { SECTIONS } from "./sections.ts";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "account");
  return pageMeta(matches, { title: t("title"), description: t("description"), noindex: true });
}

export default function AccountRoute() {
  return <AccountPage sections={SECTIONS} />;
}
