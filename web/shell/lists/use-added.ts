import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { listPath } from "#web/shell/account/account-part.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";

/** Says to which list goods were added, with a link to it. */
export function useAdded(): (list: ListSummary) => void {
  const t = useTranslations("projectLists.add");
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return ({ id, name }) =>
    toast.success(t("done", { name: `\u2068${name}\u2069` }), {
      duration: UNDO_DURATION,
      action: { label: t("open"), onPress: () => void navigate(localPath(listPath(id))) },
    });
}
