import { Button } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Locale } from "#contract/kernel/locale.ts";
import type { TypedText } from "#contract/message-texts.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { useRefusalNotice } from "../../shell/actions/refusal-notice.ts";

/** Mails the current text, saved or not, to the user. */
export function SendTest({ id, locale }: { id: string; locale: Locale }) {
  const text = useText();
  const { getValues } = useFormContext<{ texts: TypedText[] }>();
  const refused = useRefusalNotice();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const body = { locale, texts: getValues("texts") };
      const { sentTo } = await call("POST /api/v1/admin/message-texts/{id}/tests", {
        params: { id },
        body,
      });
      notify(text("messages.sent", { to: sentTo }), "success");
    } catch (error) {
      refused(error);
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
