import { accountCall } from "#web/api/account-calls.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useTranslations } from "use-intl";
import { loadAccount } from "../state/account-store.ts";
import { PasswordForm } from "../proof/password-form.tsx";

/** Switches the second factor off, for the password and a code. */
export function DisableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("account.security");
  const shell = useTranslations("shell");
  return (
    <Dialog open={open} onClose={onClose} title={t("disableTitle")} closeLabel={shell("close")}>
      <p className="mb-5 text-ink-soft">{t("disableText")}</p>
      {open && (
        <PasswordForm
          codeLabel={t("disableCode")}
          submit={t("disable")}
          danger
          send={async (password, code) => {
            await accountCall("disableTwoFactor", { body: { password, code } });
            onClose();
            toast.success(t("disabled"));
            await loadAccount();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
