import { SIGN_IN_NEEDED } from "#api-client/api-problem.ts";
import { callVia } from "#api-client/call.ts";
import { createClient } from "#api-client/client.ts";
import { filesVia } from "#api-client/files.ts";
import { askSignIn, useSession } from "./session.ts";

const { exchange, send } = createClient({
  locale: () => document.documentElement.lang,
  token: () => useSession.getState().token,
  onProblem: async ({ code }, token) => {
    if (code !== SIGN_IN_NEEDED) return false;
    // The user may have signed in elsewhere in the meantime.
    return useSession.getState().token !== token || askSignIn();
  },
  titles: { offline: "shell.problem.offline", failed: "shell.problem.failed" },
});

/**
 * Calls an endpoint; throws an `ApiProblem` when the server refuses. If the session has expired,
 * asks the user to sign in and repeats the call.
 */
export const call = callVia(exchange);
export const { fetchFile, sendFile } = filesVia(send);
