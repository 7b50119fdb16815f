import { ApiProblem } from "../../api/api-problem.ts";
import { endSession, setStaff, useSession } from "../../api/session.ts";
import { staffCall } from "./staff-calls.ts";

const BASE = "/admin";
const DOOR = /^\/login\/?$/;
/** Open to whoever is not signed in. */
const OPEN = /^\/(?:login|invitation)\/?$/;

/**
 * Finds out who is there before anything is drawn; whoever is not signed in begins at the door, and goes on from there to
 * where they wanted. @returns false: the server did not say
 */
export async function restoreSession(): Promise<boolean> {
  if (useSession.getState().token !== null && !(await readSession())) return false;
  const path = location.pathname.slice(BASE.length) || "/";
  const isKnown = useSession.getState().staff !== null;
  if (!isKnown && !OPEN.test(path)) {
    // As the router keeps its states.
    const usr = { nextPathname: path, nextSearch: location.search };
    history.replaceState({ usr, key: "default", idx: 0 }, "", `${BASE}/login`);
  }
  // Somebody has just signed in, and the document was loaded again in their language.
  if (isKnown && DOOR.test(path)) history.replaceState(null, "", BASE + wanted());
  return true;
}

/** Where whoever stood at the door wanted to go. */
function wanted(): string {
  const { usr } = (history.state ?? {}) as { usr?: { nextPathname?: string; nextSearch?: string } };
  return (usr?.nextPathname ?? "/") + (usr?.nextSearch ?? "");
}

async function readSession(): Promise<boolean> {
  try {
    const { staff } = await staffCall("getStaffSession", { isQuiet: true });
    setStaff(staff);
    return true;
  } catch (error) {
    const isOver = error instanceof ApiProblem && error.status === 401;
    if (isOver) endSession();
    return isOver;
  }
}
