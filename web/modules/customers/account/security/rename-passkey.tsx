import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/identity/passkeys.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { ProofActions } from "../proof/proof-actions.tsx";

interface RenamePasskeyProps {
  open: boolean;
  passkey: Passkey;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

/** Renames a passkey, so that its owner knows which device it is on. */
export function RenamePasskey({ open, ...form }: RenamePasskeyProps) {
  const t = useTranslations("account.passkeys");
  const shell = useTranslations("shell");
  return (
    <Dialog open={open} onClose={form.onClose} title={t("renameTitle")} closeLabel={shell("close")}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ passkey: { id, name }, onClose, onRenamed }: Omit<RenamePasskeyProps, "open">) {
  const t = useTranslations("account.passkeys");
  const state = useShopForm({
    values: { name },
    schema: async () => (await import("./passkey-schema.ts")).passkeyRules,
    labelOf: () => t("name"),
    send: async (body) => {
      await call("PATCH /api/v1/account/passkeys/{id}", { params: { id }, body });
      onRenamed(body.name);
      onClose();
      toast.success(t("renamed"));
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField name="name" label={t("name")} required />
      <ProofActions submit={t("save")} onCancel={onClose} />
    </ShopForm>
  );
}
