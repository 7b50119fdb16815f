import { useTranslations } from "use-intl";
import { Panel } from "#web/modules/customers/index.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";

/** Companies order by lists of SKUs more often than anybody else. */
export function QuickOrderPanel() {
  const t = useTranslations("skuList");
  return (
    <Panel title={t("title")} text={t("description")}>
      <ButtonLink href="/QuickOrder" kind="secondary">
        {t("link")}
      </ButtonLink>
    </Panel>
  );
}
