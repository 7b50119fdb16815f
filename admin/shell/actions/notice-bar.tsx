import { Button, Snackbar } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { type Notice, notify, removeNotice, type Undo, useNotices } from "./notices.ts";
import { useRefusalNotice } from "./refusal-notice.ts";

/** Shows the first of the notices. */
export function NoticeBar() {
  const [notice, next] = useNotices();
  if (!notice) return null;
  return <Bar key={notice.id} notice={notice} hasNext={next !== undefined} />;
}

/** At the bottom it would cover the save bar. */
const AT_THE_TOP = { vertical: "top", horizontal: "center" } as const;

function Bar({ notice, hasNext }: { notice: Notice; hasNext: boolean }) {
  const { id, text, type, undo, ms } = notice;
  const [isClosed, setClosed] = useState(false);
  const close = () => setClosed(true);
  // A notice with undo is shown for long, so it closes early for the next one.
  const isOpen = !isClosed && !(undo && hasNext);
  const content = { backgroundColor: `${type}.main`, color: `${type}.contrastText` };
  return (
    <Snackbar
      open={isOpen}
      message={text}
      action={undo && <UndoButton undo={undo} onClick={close} />}
      autoHideDuration={ms}
      disableWindowBlurListener
      anchorOrigin={AT_THE_TOP}
      onClose={close}
      slotProps={{ content: { sx: content }, transition: { onExited: () => removeNotice(id) } }}
    />
  );
}

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiProblem && error.code === "changed-meanwhile";

function UndoButton({ undo, onClick }: { undo: Undo; onClick: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const sayRefusal = useRefusalNotice();
  const take = async () => {
    onClick();
    try {
      await undo();
      notify(text("shell.form.undone"), "success");
    } catch (error) {
      if (isChangedMeanwhile(error)) notify(text("shell.form.notUndone"), "error");
      else sayRefusal(error);
    }
    void queries.invalidateQueries();
  };
  return (
    <Button color="inherit" size="small" onClick={() => void take()}>
      {text("shell.form.undo")}
    </Button>
  );
}
