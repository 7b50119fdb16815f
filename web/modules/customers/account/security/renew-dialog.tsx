import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

interface RenewDialogProps {
  open: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Replaces the backup codes with new ones. */
export function RenewDialog({ open, onClose, onCodes }: RenewDialogProps) {
  const t = useTranslations("account.security");
  const form = useTranslations("account.form");
  const shell = useTranslations("shell");
  const { busy, run } = useAction();
  const renew = () =>
    run("renew", async () => {
      const { backupCodes } = await call("POST /api/v1/account/two-factor/backup-codes");
      onClose();
      onCodes(backupCodes);
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("renewTitle")}
      closeLabel={shell("close")}
      actions={
        <>
          <Button loading={busy !== null} onClick={renew}>
            {t("renew")}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {form("cancel")}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t("renewText")}</p>
    </Dialog>
  );
}
