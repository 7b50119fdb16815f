import { Rows3 } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { chooseListView, useListView } from "#web/shell/list-view.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Switches between cards and rows with their facts side by side. */
export function ViewSwitch() {
  const t = useTranslations("storefront");
  const isRows = useListView() === "rows";
  return (
    <IconButton
      icon={Rows3}
      label={t("rows")}
      aria-pressed={isRows}
      onClick={() => chooseListView(isRows ? "grid" : "rows")}
      className="aria-pressed:bg-ink aria-pressed:text-plaster"
    />
  );
}
