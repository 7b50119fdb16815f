import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { FormCheckbox } from "#web/shell/forms/fields/form-checkbox.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { takeSession } from "#web/shell/session/sign-in.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";

const EMPTY = { currentPassword: "", password: "", repeat: "", signOutOthers: true };

/** Changes the password; this session stays, the others may be ended. */
export function PasswordPanel() {
  const t = useTranslations("account.profile");
  const [open, setOpen] = useState(false);
  return (
    <Panel id="password" title={t("password")} text={t("passwordText")}>
      {open ? (
        <PasswordChange onDone={() => setOpen(false)} />
      ) : (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {t("change")}
        </Button>
      )}
    </Panel>
  );
}

function PasswordChange({ onDone }: { onDone: () => void }) {
  const t = useTranslations("account.profile");
  const words = useTranslations("account.form");
  const labels = {
    currentPassword: t("currentPassword"),
    password: t("newPassword"),
    repeat: t("repeatPassword"),
  };
  const state = useShopForm({
    values: EMPTY,
    schema: async () => (await import("./password-schema.ts")).passwordChange,
    labelOf: (path) => labels[path as keyof typeof labels],
    send: async ({ currentPassword, password, signOutOthers }) => {
      const body = { currentPassword, password, signOutOthers };
      takeSession(await call("POST /api/v1/account/password", { body }));
      onDone();
      toast.success(t("passwordChanged"));
    },
    secrets: ["currentPassword", "password", "repeat"],
    fieldOf: { "password-wrong": "currentPassword" },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("currentPassword"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField
        name="currentPassword"
        kind="password"
        label={labels.currentPassword}
        autoComplete="current-password"
        required
      />
      <FormField
        name="password"
        kind="password"
        label={labels.password}
        autoComplete="new-password"
        alsoChecks="repeat"
        strength
        required
      />
      <FormField
        name="repeat"
        kind="password"
        label={labels.repeat}
        autoComplete="new-password"
        required
      />
      <FormCheckbox name="signOutOthers" label={t("signOutOthers")} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words("saving")} size="normal" wide={false}>
          {words("save")}
        </SubmitButton>
        <Button kind="secondary" onClick={onDone}>
          {words("cancel")}
        </Button>
      </div>
    </ShopForm>
  );
}
