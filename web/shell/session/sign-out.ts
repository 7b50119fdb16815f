import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { keepUserInfo, endSession } from "./sign-in.ts";

/** Signs out here and on the server; false when offline, because the cookie would stay valid. */
export async function signOut(): Promise<boolean> {
  try {
    await accountCall("signOut");
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
    await accountCall("signOut", { token });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Keeps the session alive and refreshes the user's data; a refusal ends the session here. */
export async function keepAlive(): Promise<void> {
  try {
    const { userInfo } = await accountCall("getSession");
    keepUserInfo(userInfo);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
