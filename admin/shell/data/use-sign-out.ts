import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { endSession } from "../../api/session.ts";
import { useNotices } from "../actions/notices.ts";
import { dropAllDrafts } from "../forms/drafts.ts";
import { useListMemory } from "../lists/list-memory.ts";

/** Signs out, and drops everything that the next user of this browser must not see. */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // Sign out locally, whatever the server responds.
    await call("POST /api/v1/admin/auth/sign-out", { isQuiet: true }).catch(() => undefined);
    endSession();
    dropAllDrafts();
    useListMemory.setState({}, true);
    useNotices.setState([], true);
    queries.clear();
  };
}
