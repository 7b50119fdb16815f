import { accountCall } from "#web/api/account-calls.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useTranslations } from "use-intl";
import { PasswordForm } from "../proof/password-form.tsx";

interface RenewDialogProps {
  open: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** New backup codes for the password. */
export function RenewDialog({ open, onClose, onCodes }: RenewDialogProps) {
  const t = useTranslations("account.security");
  const shell = useTranslations("shell");
  return (
    <Dialog open={open} onClose={onClose} title={t("renewTitle")} closeLabel={shell("close")}>
      <p className="mb-5 text-ink-soft">{t("renewText")}</p>
      {open && (
        <PasswordForm
          submit={t("renew")}
          send={async (password) => {
            const { backupCodes } = await accountCall("renewBackupCodes", { body: { password } });
            onClose();
            onCodes(backupCodes);
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
