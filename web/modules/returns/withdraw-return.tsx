import { useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { QuestionDialog } from "#web/ui/surfaces/question-dialog.tsx";

interface WithdrawReturnProps {
  number: string;
  /** The return's state has changed, now or before. */
  onChanged: () => void;
}

/** Withdraws a return that has not been answered yet. */
export function WithdrawReturn({ number, onChanged }: WithdrawReturnProps) {
  const t = useTranslations("returns.withdraw");
  const open = useTranslations("returns.card")("withdraw");
  const close = useTranslations("shell")("close");
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const changed = () => {
    setAsking(false);
    onChanged();
  };
  const withdraw = () =>
    run(
      "withdraw",
      async () => {
        await call("POST /api/v1/returns/{number}/withdraw", { params: { number } });
        toast.success(t("done"));
        changed();
      },
      (code) => code === "return-state" && changed(),
    );
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {open}
      </Button>
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("title", { number: `\u2066${number}\u2069` })}
        closeLabel={close}
        confirmLabel={t("confirm")}
        sending={busy !== null}
        sendingLabel={t("sending")}
        onConfirm={withdraw}
        keepLabel={t("keep")}
      >
        <p className="text-ink-soft">{t("text")}</p>
      </QuestionDialog>
    </>
  );
}
