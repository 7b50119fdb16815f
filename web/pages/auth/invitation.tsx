import { translator } from "#web/i18n/translator.ts";
import { InvitationPage } from "#web/modules/companies/invitation/invitation-page.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/invitation";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "account");
  return pageMeta(matches, { title: t("invitation.title"), noindex: true });
}

export default function Invitation() {
  return <InvitationPage />;
}
