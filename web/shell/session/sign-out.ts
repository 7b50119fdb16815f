import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { keepUserInfo, endSession } from "./sign-in.ts";

/** Signs out here and on the server; false without a connection, because the cookie would still be good. */
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

/** Ends on the server what has ended here already. Without an answer it ends there by itself. */
export async function endOnServer(token: string): Promise<void> {
  try {
    await accountCall("signOut", { token });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Tells the server that somebody is still there, and hears who; a refusal ends the session here. */
export async function keepAlive(): Promise<void> {
  try {
    const { userInfo } = await accountCall("getSession");
    keepUserInfo(userInfo);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
