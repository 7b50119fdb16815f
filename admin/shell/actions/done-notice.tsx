import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCloseNotification, useNotificationContext, useNotify, useRefresh } from "ra-core";
import { useNavigate } from "react-router-dom";
import { useText } from "../../i18n/use-text.ts";
import { useRefusalNotice } from "./refusal-notice.ts";

type Undo = () => Promise<unknown>;

/** Long enough to read what is done, and to take it back. */
const UNDO_MS = 12_000;

/**
 * Fetches the screen again, or goes to another where this one's record is gone, and says that something is done; what can be
 * taken back can be so for a while. The promise settles once the screen shows what is true now: what is opened next must not
 * begin with the record as it was.
 */
export function useDoneNotice(): (said: string, undo?: Undo, leadsTo?: string) => Promise<void> {
  const notify = useNotify();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (said, undo, leadsTo) => {
    if (leadsTo === undefined) await queries.invalidateQueries();
    else await navigate(leadsTo);
    const way = undo && { autoHideDuration: UNDO_MS, action: <UndoButton undo={undo} /> };
    notify(said, { type: "success", ...way });
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
