import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { loadAccount } from "../state/account-store.ts";

/** Disables the second factor. */
export function DisableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("account.security");
  const form = useTranslations("account.form");
  const shell = useTranslations("shell");
  const { busy, run } = useAction();
  const disable = () =>
    run("disable", async () => {
      await call("POST /api/v1/account/two-factor/disable");
      onClose();
      toast.success(t("disabled"));
      await loadAccount();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("disableTitle")}
      closeLabel={shell("close")}
      actions={
        <>
          <Button kind="danger" loading={busy !== null} onClick={disable}>
            {t("disable")}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {form("cancel")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t("disableText")}</p>
    </Dialog>
  );
}
