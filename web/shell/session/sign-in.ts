import {
  removeSignIn,
  restoreSignIn,
  type SignIn,
  type UserInfo,
  writeSignIn,
} from "../session.ts";
import { useShell } from "../store.ts";
import { browserStorage } from "./browser-storage.ts";

const SIGNED_OUT = { isAuthenticated: false, token: null, userInfo: null, accountType: null };

/** Somebody has signed in here, or goes on with a new proof. */
export function takeSession({ token, accountType, userInfo }: SignIn): void {
  writeSignIn(browserStorage(), { token, accountType, userInfo });
  useShell.setState({ isAuthenticated: true, token, userInfo, accountType, signInEnded: null });
}

/** Names or contacts of whoever is signed in have changed. */
export function keepUserInfo(userInfo: UserInfo): void {
  const { token, accountType } = useShell.getState();
  if (token && accountType) takeSession({ token, accountType, userInfo });
}

/** Signed out in this browser; `why` when nobody asked for it. */
export function endSession(why: "absence" | "refused" | null): void {
  removeSignIn(browserStorage());
  useShell.setState({ ...SIGNED_OUT, signInEnded: why });
}

/** The server takes this proof no longer. Another one may have taken its place meanwhile. */
export function refuseSession(token: string): void {
  if (useShell.getState().token === token) endSession("refused");
}

/** Another tab signed in or out. */
export function followStorage(): void {
  useShell.setState({ ...restoreSignIn(browserStorage()), signInEnded: null });
}

/** The name of whoever is signed in, as it is shown. */
export function nameOf({ fullName }: UserInfo): string {
  return typeof fullName === "string" ? fullName : "";
}
