import { Download } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel, Panels } from "../panel/panel.tsx";
import { saveFile } from "../panel/save-file.ts";
import { ErasePanel } from "./erase-panel.tsx";

/** The customer's data: export it, or delete the account. */
export function AccountSection() {
  return (
    <Panels>
      <ExportPanel />
      <ErasePanel />
    </Panels>
  );
}

/** Downloads everything the shop stores about the customer. */
function ExportPanel() {
  const t = useTranslations("account.privacy");
  const { busy, run } = useAction();
  const download = () =>
    run("export", async () => {
      const data = await call("GET /api/v1/account/export");
      saveFile(t("file"), "application/json", JSON.stringify(data, null, 2));
      toast.success(t("downloaded"));
    });
  return (
    <Panel title={t("export")} text={t("exportText")}>
      <Button
        kind="secondary"
        loading={busy !== null}
        loadingLabel={t("preparing")}
        onClick={download}
      >
        <Icon icon={Download} size={18} />
        {t("download")}
      </Button>
    </Panel>
  );
}
