import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import type { ReturnBody } from "#contract/returns/endpoints.ts";
import { call } from "#web/api/client.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Sends a return once, however often the button is pressed. */
export function useSendReturn(orderNumber: string, body: ReturnBody, onSent: () => void) {
  const t = useTranslations("returns.flow");
  const offline = useTranslations("shell")("offline");
  const [key] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setRefusal(null);
    try {
      const { number } = await call("POST /api/v1/orders/{number}/returns", {
        params: { number: orderNumber },
        body,
        idempotencyKey: key,
      });
      toast.success(t("done", { number: `\u2066${number}\u2069` }));
      onSent();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.code === OFFLINE ? offline : error.message);
    } finally {
      setSending(false);
    }
  };
  return { sending, refusal, send: () => void send() };
}
