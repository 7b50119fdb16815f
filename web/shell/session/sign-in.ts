import {
  removeSignIn,
  restoreSignIn,
  type SignIn,
  STORAGE_KEYS,
  type UserInfo,
  writeSignIn,
} from "../session.ts";
import { useShell } from "../store.ts";
import { browserStorage } from "./browser-storage.ts";

const SIGNED_OUT = { isAuthenticated: false, token: null, userInfo: null, accountType: null };

/** Stores a new session or a renewed token. */
export function takeSession({ token, accountType, userInfo }: SignIn): void {
  writeSignIn(browserStorage(), { token, accountType, userInfo });
  useShell.setState({ isAuthenticated: true, token, userInfo, accountType, signInEnded: null });
}

/** Updates the name or contacts of the signed-in customer. */
export function keepUserInfo(userInfo: UserInfo): void {
  const { token, accountType } = useShell.getState();
  if (token && accountType) takeSession({ token, accountType, userInfo });
}

/** Ends the session in this browser; `why` is set if the customer did not ask for it. */
export function endSession(why: "absence" | "refused" | null): void {
  removeSignIn(browserStorage());
  useShell.setState({ ...SIGNED_OUT, signInEnded: why });
}

/**
 * The server no longer accepts this token; ignored if it has been replaced meanwhile, here or by
 * another tab whose change has not been announced yet.
 */
export function refuseSession(token: string): void {
  if (useShell.getState().token !== token) return;
  const stored = browserStorage().getItem(STORAGE_KEYS.token);
  if (stored === null || stored === token) endSession("refused");
  else followStorage();
}

/** Another tab signed in or out. */
export function followStorage(): void {
  useShell.setState({ ...restoreSignIn(browserStorage()), signInEnded: null });
}

/** The signed-in customer's name for display. */
export function nameOf({ fullName }: UserInfo): string {
  return typeof fullName === "string" ? fullName : "";
}
