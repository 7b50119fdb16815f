import type { Account } from "#contract/customers/account-endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { endSession } from "#web/shell/session/sign-in.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Panel } from "../panel/panel.tsx";
import { PasswordForm } from "../proof/password-form.tsx";

type Step = "closed" | "explained" | "password";

/** Deletes the account in two steps: what it means, then the password. */
export function ErasePanel({ account }: { account: Account }) {
  const t = useTranslations("account.privacy");
  const shell = useTranslations("shell");
  const [step, setStep] = useState<Step>("closed");
  const close = () => setStep("closed");
  const isLast = step === "password";
  return (
    <Panel title={t("erase")} text={t("eraseText")}>
      <Button kind="secondary" className="text-error" onClick={() => setStep("explained")}>
        {t("eraseOpen")}
      </Button>
      <Dialog
        open={step !== "closed"}
        onClose={close}
        title={isLast ? t("eraseSure") : t("eraseTitle")}
        closeLabel={shell("close")}
      >
        {step === "explained" && <Meaning onNext={() => setStep("password")} onCancel={close} />}
        {isLast && <LastStep withCode={account.twoFactor} onCancel={close} />}
      </Dialog>
    </Panel>
  );
}

function Meaning({ onNext, onCancel }: { onNext: () => void; onCancel: () => void }) {
  const t = useTranslations("account.privacy");
  const form = useTranslations("account.form");
  return (
    <>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-medium">{t("goes")}</dt>
          <dd className="text-ink-soft">{t("goesText")}</dd>
        </div>
        <div>
          <dt className="font-medium">{t("stays")}</dt>
          <dd className="text-ink-soft">{t("staysText")}</dd>
        </div>
      </dl>
      <p className="mt-4">{t("wallet")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" onClick={onNext}>
          {t("eraseNext")}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {form("cancel")}
        </Button>
      </div>
    </>
  );
}

function LastStep({ withCode, onCancel }: { withCode: boolean; onCancel: () => void }) {
  const t = useTranslations("account.privacy");
  const navigate = useNavigate();
  const path = useLocalePath();
  return (
    <>
      <p className="mb-5 text-ink-soft">{t("eraseSureText")}</p>
      <PasswordForm
        codeLabel={withCode ? t("eraseCode") : undefined}
        submit={t("eraseNow")}
        danger
        send={async (password, code) => {
          await accountCall("eraseAccount", { body: { password, ...(withCode && { code }) } });
          await navigate(path("/"));
          endSession(null);
          toast.success(t("erased"), { duration: 8000 });
        }}
        onCancel={onCancel}
      />
    </>
  );
}
