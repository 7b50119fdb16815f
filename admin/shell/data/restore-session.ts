import { ApiProblem } from "#api-client/api-problem.ts";
import { call } from "../../api/client.ts";
import { endSession, setStaff, useSession } from "../../api/session.ts";

/** Path of the back office. */
export const BASE = "/admin";
const DOOR = /^\/login\/?$/;
/** Pages that do not require signing in. */
const OPEN = /^\/(?:login|invitation)\/?$/;

/**
 * Finds out who is signed in before anything is rendered; other visitors go to the sign-in page,
 * and afterwards to the page they requested. @returns false if the server did not answer
 */
export async function restoreSession(): Promise<boolean> {
  if (useSession.getState().token !== null && !(await readSession())) return false;
  const path = location.pathname.slice(BASE.length) || "/";
  const isKnown = useSession.getState().staff !== null;
  if (!isKnown && !OPEN.test(path)) {
    // In the router's format for history state.
    const usr = { nextPathname: path, nextSearch: location.search };
    history.replaceState({ usr, key: "default", idx: 0 }, "", `${BASE}/login`);
  }
  // The user has just signed in, and the page was reloaded in their language.
  if (isKnown && DOOR.test(path)) {
    const { usr } = (history.state ?? {}) as { usr?: unknown };
    history.replaceState(null, "", BASE + requestedPath(usr));
  }
  return true;
}

/** The page that was requested before signing in, from the state of the sign-in page. */
export function requestedPath(state: unknown): string {
  const { nextPathname = "/", nextSearch = "" } = (state ?? {}) as {
    nextPathname?: string;
    nextSearch?: string;
  };
  return nextPathname + nextSearch;
}

async function readSession(): Promise<boolean> {
  try {
    const { staff } = await call("GET /api/v1/admin/auth/session", { isQuiet: true });
    setStaff(staff);
    return true;
  } catch (error) {
    const isOver = error instanceof ApiProblem && error.status === 401;
    if (isOver) endSession();
    return isOver;
  }
}
