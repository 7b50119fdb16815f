import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Verification } from "#contract/identity/credentials.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CodeForm } from "../proof/code-form.tsx";

interface CodeStepProps {
  first: Verification;
  again: () => Promise<Verification>;
  confirm: (verification: string, code: string) => Promise<void>;
  onOther: () => void;
}

/** Form for the code that was sent; another can be requested after a while. */
export function CodeStep({ first, again, confirm, onOther }: CodeStepProps) {
  const t = useTranslations("account.form");
  const [sent, setSent] = useState(first);
  const { busy, run } = useAction();
  const wait = useCountdown(sent);
  return (
    <>
      <output className="mb-4 block">{t("codeSent", { to: `\u2066${sent.sentTo}\u2069` })}</output>
      <CodeForm
        focused
        label={t("code")}
        submit={t("confirm")}
        send={(code) => confirm(sent.verification, code)}
        onCancel={onOther}
      >
        <p>
          <Button
            kind="quiet"
            size="small"
            disabled={wait > 0}
            loading={busy !== null}
            onClick={() => run("again", async () => setSent(await again()))}
          >
            {wait > 0 ? t("resendIn", { seconds: wait }) : t("resend")}
          </Button>
        </p>
      </CodeForm>
    </>
  );
}

/** Seconds until another code may be requested. */
function useCountdown(sent: Verification): number {
  const [left, setLeft] = useState({ of: sent, seconds: sent.resendAfter });
  useEffect(() => {
    const until = Date.now() + sent.resendAfter * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft({ of: sent, seconds });
      if (seconds === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [sent]);
  return left.of === sent ? left.seconds : sent.resendAfter;
}
