import { RotateCcw } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { accountPath } from "#web/shell/account/account-part.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function NoReturns() {
  const t = useTranslations("returns.account");
  return (
    <EmptyState
      illustration={<Icon icon={RotateCcw} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href={accountPath("orders")}>{t("orders")}</ButtonLink>}
    />
  );
}
