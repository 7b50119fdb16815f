import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnceKey } from "#api-client/idempotency-key.ts";
import type { CompanyInvitation, CompanyRole } from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";

interface InviteFormProps {
  onCancel: () => void;
  onInvited: (invitation: CompanyInvitation) => void;
}

/** A colleague's email and role. */
export function InviteForm({ onCancel, onInvited }: InviteFormProps) {
  const t = useTranslations("account.company");
  const words = useTranslations("account.form");
  const [role, setRole] = useState<CompanyRole>("buyer");
  const keyFor = useOnceKey();
  const state = useShopForm({
    values: { email: "" },
    schema: async () => (await import("./invite-schema.ts")).inviteSchema,
    labelOf: () => t("inviteEmail"),
    send: async ({ email }) => {
      const body = { email, role };
      onInvited(
        await call("POST /api/v1/account/company/invitations", {
          body,
          idempotencyKey: keyFor(body),
        }),
      );
      toast.success(t("invited", { email: `\u2066${email}\u2069` }));
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("email"), [setFocus]);
  const cards = (["buyer", "approver"] as const).map((value) => ({
    value,
    title: t(value),
    text: t(`${value}Text`),
  }));
  return (
    <ShopForm state={state} label={t("invite")}>
      <FormField name="email" kind="email" label={t("inviteEmail")} autoComplete="off" required />
      <RadioCards
        legend={t("inviteRole")}
        name="role"
        value={role}
        onValue={(value) => setRole(value as CompanyRole)}
        columns={2}
        cards={cards}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={t("sending")} size="normal" wide={false}>
          {t("send")}
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel}>
          {words("cancel")}
        </Button>
      </div>
    </ShopForm>
  );
}
