import { create } from "zustand";
import type { Permission } from "#contract/kernel/permissions.ts";
import type { StaffInfo, StaffSession } from "#contract/staff/staff-session.ts";

/**
 * The token that requests carry beside the cookie; stored, so that links can be opened in another
 * tab.
 */
const TOKEN_KEY = "staff-token";

interface Session {
  token: string | null;
  /** Null if nobody is known to be signed in. */
  staff: StaffInfo | null;
  /** The session was lost during work: the user is asked to sign in on the current screen. */
  isLost: boolean;
}

export const useSession = create<Session>(() => ({
  token: read(localStorage.getItem(TOKEN_KEY)).token,
  staff: null,
  isLost: false,
}));

/** Another tab signed in or out: for the same person this tab continues, otherwise it reloads. */
addEventListener("storage", ({ key, newValue }) => {
  const { staff } = useSession.getState();
  if (key !== TOKEN_KEY || (newValue === null && staff === null)) return;
  const { staffId, token } = read(newValue);
  if (token === null || staff?.id !== staffId) location.reload();
  else {
    useSession.setState({ token });
    resolveWaiting(true);
  }
});

/** Parses the stored value: staff id and token. */
function read(kept: string | null): { staffId: number; token: string | null } {
  const [staffId, token = null] = (kept ?? "").split(" ");
  return { staffId: Number(staffId), token };
}

export function beginSession({ token, staff }: Pick<StaffSession, "token" | "staff">): void {
  localStorage.setItem(TOKEN_KEY, `${staff.id} ${token}`);
  useSession.setState({ token, staff, isLost: false });
  resolveWaiting(true);
}

export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  useSession.setState({ token: null, staff: null, isLost: false });
  resolveWaiting(false);
}

export function setStaff(staff: StaffInfo): void {
  useSession.setState({ staff });
}

let waiting: ((isBack: boolean) => void)[] = [];

function resolveWaiting(isBack: boolean): void {
  const resolvers = waiting;
  waiting = [];
  if (isBack) useSession.setState({ isLost: false });
  for (const resolve of resolvers) resolve(isBack);
}

/** Asks the user to sign in again, above the current screen. @returns whether they did */
export function askSignIn(): Promise<boolean> {
  useSession.setState({ isLost: true });
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Whether the user has a permission; the server decides, this only hides what would be refused. */
export function may(permission: Permission | undefined): boolean {
  const { staff } = useSession.getState();
  if (!staff) return false;
  return permission === undefined || staff.permissions.includes(permission);
}

export function useMay(permission: Permission): boolean {
  return useSession(({ staff }) => staff?.permissions.includes(permission) ?? false);
}
