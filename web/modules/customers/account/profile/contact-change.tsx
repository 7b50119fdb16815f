import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import type { Verification } from "#contract/identity/credentials.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CodeStep } from "./code-step.tsx";

interface ContactChangeProps {
  kind: "email" | "phone";
  /** Initial value: a number that is not verified yet. */
  value: string;
  onTaken: (account: Account) => void;
  onCancel: () => void;
}

interface Sent {
  verification: Verification;
  /** Sends another code for the same contact. */
  again: () => Promise<Verification>;
}

/** The new contact, then the code that was sent to it. */
export function ContactChange(props: ContactChangeProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  if (!sent) return <AskForm {...props} onSent={setSent} />;
  return (
    <CodeStep
      first={sent.verification}
      again={sent.again}
      confirm={async (verification, code) => {
        props.onTaken(await call("POST /api/v1/account/confirm", { body: { verification, code } }));
      }}
      onOther={() => setSent(null)}
    />
  );
}

function AskForm(props: ContactChangeProps & { onSent: (sent: Sent) => void }) {
  const { kind, value, onSent, onCancel } = props;
  const t = useTranslations("account.profile");
  const words = useTranslations("account.form");
  const label = kind === "email" ? t("emailNew") : t("phoneNew");
  const state = useShopForm({
    values: { email: "", phone: "", [kind]: value },
    schema: async () => {
      const schemas = await import("./contact-schema.ts");
      return kind === "email" ? schemas.emailChange : schemas.phoneChange;
    },
    labelOf: () => label,
    send: async (contact) => {
      const again = () => sendCode(kind, contact[kind]);
      onSent({ verification: await again(), again });
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus(kind), [setFocus, kind]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField
        name={kind}
        kind={kind}
        label={label}
        hint={kind === "email" ? t("emailText") : t("phoneText")}
        autoComplete={kind === "email" ? "email" : "tel"}
        required
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words("sending")} size="normal" wide={false}>
          {words("send")}
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel}>
          {words("cancel")}
        </Button>
      </div>
    </ShopForm>
  );
}

function sendCode(kind: "email" | "phone", contact: string) {
  return kind === "email"
    ? call("POST /api/v1/account/email", { body: { email: contact } })
    : call("POST /api/v1/account/phone", { body: { phone: contact } });
}
