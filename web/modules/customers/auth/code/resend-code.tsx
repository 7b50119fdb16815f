import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { call } from "#web/api/client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import {
  type CodePurpose,
  keepPendingCode,
  type PendingCode,
  secondsToWait,
} from "./pending-code.ts";

interface ResendCodeProps {
  purpose: CodePurpose;
  pending: PendingCode;
  onResent: (pending: PendingCode) => void;
}

/** Requests another code, once the first has had time to arrive. */
export function ResendCode({ purpose, pending, onResent }: ResendCodeProps) {
  const t = useTranslations("accounts.verify");
  const offline = useTranslations("shell")("offline");
  const seconds = useSecondsToWait(pending);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const resend = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const body = { verification: pending.verification };
      const renewed = { ...pending, ...(await call("POST /api/v1/auth/resend", { body })) };
      const next = { ...renewed, askedAt: Date.now() };
      keepPendingCode(purpose, next);
      onResent(next);
      toast.success(t("resent"));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.code === OFFLINE ? offline : error.message);
    }
    setSending(false);
  };
  return (
    <>
      {problem && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      {seconds > 0 ? (
        <p className="flex min-h-12 items-center figures text-small text-ink-soft">
          {t("resendIn", { seconds })}
        </p>
      ) : (
        <Button
          kind="quiet"
          loading={sending}
          loadingLabel={t("resending")}
          onClick={() => void resend()}
        >
          {t("resend")}
        </Button>
      )}
    </>
  );
}

function useSecondsToWait(pending: PendingCode): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsToWait(pending, now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, pending]);
  return seconds;
}
