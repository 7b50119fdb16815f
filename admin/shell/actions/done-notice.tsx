import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCloseNotification, useNotificationContext, useNotify, useRefresh } from "ra-core";
import { useNavigate } from "react-router-dom";
import { ApiProblem } from "#api-client/api-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRefusalNotice } from "./refusal-notice.ts";

type Undo = () => Promise<unknown>;

/** Long enough to read the notification and undo the action. */
const UNDO_MS = 12_000;

/**
 * Refreshes the screen, or navigates away if its record no longer exists, and shows a notification,
 * with undo for a while if possible. Resolves once the screen shows the new state: what is opened
 * next must not start from the old record.
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

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiProblem && error.code === "changed-meanwhile";

function UndoButton({ undo }: { undo: Undo }) {
  const text = useText();
  const sayRefusal = useRefusalNotice();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const hasNext = notifications.length > 0;
  // It is shown for long, so it closes early for the next notification.
  useEffect(() => {
    if (hasNext) close();
  }, [hasNext, close]);
  const take = async () => {
    close();
    try {
      await undo();
      notify(text("shell.form.undone"), { type: "success" });
    } catch (error) {
      if (isChangedMeanwhile(error)) notify(text("shell.form.notUndone"), { type: "error" });
      else sayRefusal(error);
    }
    refresh();
  };
  return (
    <Button color="inherit" size="small" onClick={() => void take()}>
      {text("shell.form.undo")}
    </Button>
  );
}
