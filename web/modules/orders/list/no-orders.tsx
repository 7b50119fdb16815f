import { Package } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function NoOrders() {
  const t = useTranslations("orders.list");
  return (
    <EmptyState
      illustration={<Icon icon={Package} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<ButtonLink href="/product">{t("shop")}</ButtonLink>}
    />
  );
}
