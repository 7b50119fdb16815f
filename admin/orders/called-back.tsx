import DoneIcon from "@mui/icons-material/Done";
import { Button } from "@mui/material";
import { useState } from "react";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";

/** Removes a cash order that ran out from the list, with undo. */
export function CalledBack({ number }: { number: string }) {
  const text = useText();
  const mayWrite = useMay("order:write");
  const done = useDoneNotice();
  const refused = useRefusalNotice();
  const [isBusy, setBusy] = useState(false);
  if (!mayWrite) return null;
  const mark = (isDone: boolean) =>
    call("PUT /api/v1/admin/orders/{number}/called-back", { params: { number }, body: { isDone } });
  const dismiss = async () => {
    setBusy(true);
    try {
      await mark(true);
      await done(text("calls.calledBackDone", { number }), () => mark(false));
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DoneIcon />}
      disabled={isBusy}
      aria-label={text("calls.calledBackOf", { number })}
      onClick={() => void dismiss()}
    >
      {text("calls.calledBack")}
    </Button>
  );
}
