import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import type { Verification } from "#contract/identity/credentials.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { keepPendingCode, type PendingCode } from "../code/pending-code.ts";
import { ResendCode } from "../code/resend-code.tsx";

interface CodeSignInProps {
  onSession: (session: Session) => Promise<void>;
  onChallenge: (challenge: string) => void;
  onBack: () => void;
}

/** Mobile number, then the code that was sent to it. */
export function CodeSignIn({ onBack, ...done }: CodeSignInProps) {
  const t = useTranslations("accounts.codeSignIn");
  const [pending, setPending] = useState<PendingCode | null>(null);
  return (
    <>
      {pending ? (
        <CodeForm {...done} pending={pending} onPending={setPending} />
      ) : (
        <PhoneForm onSent={(sent) => setPending(pendingOf(sent))} />
      )}
      <Button kind="quiet" className="mt-4" onClick={onBack}>
        {t("back")}
      </Button>
    </>
  );
}

function pendingOf(sent: Verification): PendingCode {
  const pending = { ...sent, askedAt: Date.now(), form: "/auth/Login", next: null };
  keepPendingCode("sign-in", pending);
  return pending;
}

function PhoneForm({ onSent }: { onSent: (sent: Verification) => void }) {
  const t = useTranslations("accounts.codeSignIn");
  const field = useTranslations("accounts.field");
  const state = useShopForm({
    values: { phone: "" },
    schema: async () => (await import("./schemas.ts")).signInPhoneRules,
    labelOf: () => field("phone"),
    send: async (body) => onSent(await call("POST /api/v1/auth/sign-in-code", { body })),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("phone"), [setFocus]);
  return (
    <ShopForm state={state}>
      <FormField
        name="phone"
        kind="phone"
        label={field("phone")}
        hint={field("phoneHint")}
        autoComplete="tel"
        required
      />
      <SubmitButton busy={t("sending")}>{t("send")}</SubmitButton>
    </ShopForm>
  );
}

interface CodeFormProps extends Omit<CodeSignInProps, "onBack"> {
  pending: PendingCode;
  onPending: (pending: PendingCode) => void;
}

function CodeForm({ pending, onPending, onSession, onChallenge }: CodeFormProps) {
  const t = useTranslations("accounts.codeSignIn");
  const label = useTranslations("accounts.field")("code");
  const state = useShopForm({
    values: { code: "" },
    schema: async () => (await import("./schemas.ts")).codeRules,
    labelOf: () => label,
    fieldOf: { "code-wrong": "code" },
    secrets: ["code"],
    send: async ({ code }) => {
      const { verification } = pending;
      const answer = await call("POST /api/v1/auth/sign-in-code/confirm", {
        body: { verification, code },
      });
      if (answer.kind === "two-factor") onChallenge(answer.challenge);
      else await onSession(answer);
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <>
      <output className="mb-5 block text-ink-soft">
        {t("sent", { to: `\u2066${pending.sentTo}\u2069` })}
      </output>
      <ShopForm state={state}>
        <FormField name="code" kind="code" label={label} autoComplete="one-time-code" required />
        <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
      </ShopForm>
      <div className="mt-4">
        <ResendCode purpose="sign-in" pending={pending} onResent={onPending} />
      </div>
    </>
  );
}
