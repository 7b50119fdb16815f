import { Button } from "@mui/material";
import { useNotify } from "ra-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { TypedText } from "#contract/message-texts.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";

/** Mails the current text, saved or not, to the user. */
export function SendTest({ id, locale }: { id: string; locale: Locale }) {
  const text = useText();
  const notify = useNotify();
  const { getValues } = useFormContext<{ texts: TypedText[] }>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const body = { locale, texts: getValues("texts") };
      const { sentTo } = await call("POST /api/v1/admin/message-texts/{id}/tests", {
        params: { id },
        body,
      });
      notify(text("messages.sent", { to: sentTo }), { type: "success" });
    } catch (error) {
      notify(reasonOf(error), { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button disabled={isBusy} onClick={() => void send()}>
      {text("messages.test")}
    </Button>
  );
}

/** A text's own error is more helpful than the general message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  return (error instanceof ApiProblem && Object.values(fieldMessages(error))[0]) || error.message;
}
