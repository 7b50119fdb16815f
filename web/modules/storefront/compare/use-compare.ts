import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { comparePath } from "#contract/catalog/compared.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { addCompared, comparedNow, removeCompared, useIsCompared } from "./compare-list.ts";

/** Long enough to read it and reach the button. */
const SHOWN_MS = 6000;

/** Whether an item is compared, and a function to add or remove it with a message. */
export function useCompare(item: string, name: string): [boolean, () => void] {
  const t = useTranslations("catalog.compare");
  const isCompared = useIsCompared(item);
  const navigate = useNavigate();
  const path = useLocalePath();
  const press = () => {
    if (isCompared) {
      removeCompared(item);
      toast.info(t("removed", { name }));
      return;
    }
    const isAdded = addCompared(item);
    const open = () => void navigate(path(comparePath(comparedNow())));
    toast[isAdded ? "success" : "info"](isAdded ? t("added", { name }) : t("full"), {
      duration: SHOWN_MS,
      action: { label: t("open"), onPress: open },
    });
  };
  return [isCompared, press];
}
