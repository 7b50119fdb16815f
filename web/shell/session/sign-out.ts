import { ApiProblem } from "#api-client/api-problem.ts";
import { call } from "#web/api/client.ts";
import { keepUserInfo, endSession } from "./sign-in.ts";

/** Signs out here and on the server; false when offline, because the cookie would stay valid. */
export async function signOut(): Promise<boolean> {
  try {
    await call("POST /api/v1/auth/sign-out");
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status !== 401) return false;
  }
  endSession(null);
  return true;
}

/**
 * Ends a session on the server that has ended here already. If that fails, it expires there by
 * itself.
 */
export async function endOnServer(token: string): Promise<void> {
  try {
    await call("POST /api/v1/auth/sign-out", { token });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Keeps the session alive and refreshes the user's data; a refusal ends the session here. */
export async function keepAlive(): Promise<void> {
  try {
    const { userInfo } = await call("GET /api/v1/auth/session");
    keepUserInfo(userInfo);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
