import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Verification } from "#contract/identity/credentials.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface ProofParts {
  /** The second factor is required as well. */
  needsFactor: boolean;
  onProved: () => void;
  onCancel: () => void;
}

/** Asks for the password again. */
export function PasswordProof({ needsFactor, onProved, onCancel }: ProofParts) {
  const t = useTranslations("proof");
  const state = useShopForm({
    values: { password: "", factorCode: "" },
    schema: async () => (await import("./proof-schema.ts")).passwordProof(needsFactor),
    labelOf: (path) => t(path === "password" ? "password" : "factorCode"),
    send: async ({ password, factorCode }) => {
      const body = { password, ...(needsFactor && { factorCode }) };
      await call("POST /api/v1/account/proof/password", { body });
      onProved();
    },
    secrets: ["password", "factorCode"],
    fieldOf: { "password-wrong": "password", "code-wrong": "factorCode" },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("password"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField
        name="password"
        kind="password"
        label={t("password")}
        autoComplete="current-password"
        required
      />
      {needsFactor && <FactorField />}
      <Actions onCancel={onCancel} />
    </ShopForm>
  );
}

interface SentCodeProofProps extends ProofParts {
  sent: Verification;
  onBack: () => void;
}

/** Asks for a code that was sent, for customers who do not remember their password. */
export function SentCodeProof(props: SentCodeProofProps) {
  const { sent, needsFactor, onProved, onCancel, onBack } = props;
  const t = useTranslations("proof");
  const state = useShopForm({
    values: { code: "", factorCode: "" },
    schema: async () => (await import("./proof-schema.ts")).sentCodeProof(needsFactor),
    labelOf: (path) => t(path === "code" ? "code" : "factorCode"),
    send: async ({ code, factorCode }) => {
      const { verification } = sent;
      const body = { verification, code, ...(needsFactor && { factorCode }) };
      await call("POST /api/v1/account/proof/confirm", { body });
      onProved();
    },
    secrets: ["code", "factorCode"],
    fieldOf: { "code-wrong": "code" },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <>
      <output className="mb-4 block">{t("sent", { to: `\u2066${sent.sentTo}\u2069` })}</output>
      <ShopForm state={state} className="flex max-w-form flex-col gap-5">
        <FormField
          name="code"
          kind="code"
          label={t("code")}
          autoComplete="one-time-code"
          required
        />
        {needsFactor && <FactorField />}
        <Actions onCancel={onCancel} />
      </ShopForm>
      <p className="mt-4">
        <Button kind="quiet" size="small" onClick={onBack}>
          {t("byPassword")}
        </Button>
      </p>
    </>
  );
}

function FactorField() {
  const t = useTranslations("proof");
  return (
    <FormField
      name="factorCode"
      kind="code"
      inputMode="text"
      label={t("factorCode")}
      autoComplete="one-time-code"
      required
    />
  );
}

function Actions({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("proof");
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton busy={t("busy")} size="normal" wide={false}>
        {t("submit")}
      </SubmitButton>
      <Button kind="secondary" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
