import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem, OFFLINE } from "#web/api/api-problem.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl";

interface WithdrawReturnProps {
  number: string;
  /** The return has another state now, or had one already. */
  onChanged: () => void;
}

/** Takes a return back that nobody has answered yet. */
export function WithdrawReturn({ number, onChanged }: WithdrawReturnProps) {
  const t = useTranslations("returns.withdraw");
  const open = useTranslations("returns.card")("withdraw");
  const close = useTranslations("shell")("close");
  const [asking, setAsking] = useState(false);
  const { withdraw, sending } = useWithdraw(number, () => {
    setAsking(false);
    onChanged();
  });
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {open}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        alert
        title={t("title", { number: `\u2066${number}\u2069` })}
        closeLabel={close}
        actions={
          <>
            <Button kind="danger" loading={sending} loadingLabel={t("sending")} onClick={withdraw}>
              {t("confirm")}
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t("text")}</p>
      </Dialog>
    </>
  );
}

function useWithdraw(number: string, onChanged: () => void) {
  const t = useTranslations("returns.withdraw");
  const offline = useTranslations("shell")("offline");
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await accountCall("withdrawReturn", { params: { number } });
      toast.success(t("done"));
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error(error.code === OFFLINE ? offline : error.message);
      if (error.code === "return-state") onChanged();
    } finally {
      setSending(false);
    }
  };
  return { sending, withdraw: () => void send() };
}
