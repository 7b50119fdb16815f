import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { notify, type Undo } from "./notices.ts";

/**
 * Refreshes the screen, or navigates away if its record no longer exists, and shows a notification,
 * with undo for a while if possible. Resolves once the screen shows the new state: what is opened
 * next must not start from the old record.
 */
export function useDoneNotice(): (said: string, undo?: Undo, leadsTo?: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (said, undo, leadsTo) => {
    if (leadsTo === undefined) await queries.invalidateQueries();
    else await navigate(leadsTo);
    notify(said, "success", { undo });
  };
}
