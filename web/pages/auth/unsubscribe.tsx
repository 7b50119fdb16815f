import { translator } from "#web/i18n/translator.ts";
import { UnsubscribePage } from "#web/modules/customers/account/messages/unsubscribe-page.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import type { Route } from "./+types/unsubscribe";

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "account");
  return pageMeta(matches, { title: t("unsubscribe.title"), noindex: true });
}

export default function Unsubscribe() {
  return <UnsubscribePage />;
}
