import { Button } from "@mui/material";
import { useEffect } from "react";
import { useCloseNotification, useNotificationContext, useNotify, useRefresh } from "ra-core";
import { useNavigate } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useRefusalNotice } from "./refusal-notice.ts";

type Undo = () => Promise<unknown>;

/** Long enough to read what is done, and to take it back. */
const UNDO_MS = 12_000;

/**
 * Says that something is done and fetches the screen again, or goes to another where this one's record is gone; what can be
 * taken back can be so for a while.
 */
export function useDoneNotice(): (said: string, undo?: Undo, leadsTo?: string) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return (said, undo, leadsTo) => {
    const way = undo && { autoHideDuration: UNDO_MS, action: <UndoButton undo={undo} /> };
    notify(said, { type: "success", ...way });
    if (leadsTo === undefined) refresh();
    else void navigate(leadsTo);
  };
}

function UndoButton({ undo }: { undo: Undo }) {
  const text = useText();
  const sayRefusal = useRefusalNotice();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const hasNext = notifications.length > 0;
  // It stands for long: what is done next is not to wait for its end.
  useEffect(() => {
    if (hasNext) close();
  }, [hasNext, close]);
  const take = async () => {
    close();
    try {
      await undo();
      notify(text("shell.form.undone"), { type: "success" });
    } catch (error) {
      sayRefusal(error);
    }
    refresh();
  };
  return (
    <Button color="inherit" size="small" onClick={() => void take()}>
      {text("shell.form.undo")}
    </Button>
  );
}
