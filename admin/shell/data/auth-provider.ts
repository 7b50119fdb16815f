import type { AuthProvider } from "ra-core";
import type { Permission } from "#contract/kernel/permissions.ts";
import { call } from "../../api/client.ts";
import { beginSession, endSession, may, useSession } from "../../api/session.ts";
import { openInLanguageOf } from "../../i18n/locale.ts";
import { dropAllDrafts } from "../forms/drafts.ts";

/** Never resolves, because a reload follows. */
const NEVER = new Promise<void>(() => {});

type Session = Parameters<typeof beginSession>[0];

/**
 * Authentication and permissions. A session that ends during work is renewed in place
 * (`SignInAgain`).
 */
export function createAuthProvider(permissions: Record<string, Permission>): AuthProvider {
  return {
    login: (session: Session) => {
      beginSession(session);
      // The reloaded page continues to the requested path: navigating now would lose it.
      return openInLanguageOf(session.staff) ? NEVER : Promise.resolve();
    },
    logout: async () => {
      // Sign out locally, whatever the server responds.
      if (useSession.getState().token !== null)
        await call("POST /api/v1/admin/auth/sign-out", { isQuiet: true }).catch(() => undefined);
      endSession();
      dropAllDrafts();
    },
    checkAuth: whoIsThere,
    // The client handles lost sessions, the screens handle other problems.
    checkError: () => Promise.resolve(),
    getIdentity: async () => {
      await whoIsThere();
      const { staff } = useSession.getState();
      return { id: staff?.id ?? 0, fullName: staff?.name ?? "" };
    },
    getPermissions: async () => {
      await whoIsThere();
      return useSession.getState().staff?.permissions ?? [];
    },
    canAccess: async ({ resource }) => {
      await whoIsThere();
      return may(permissions[resource]);
    },
  };
}

/** The session is restored at start-up (`restoreSession`), and kept in the store from then on. */
function whoIsThere(): Promise<void> {
  return useSession.getState().staff ? Promise.resolve() : Promise.reject(new Error());
}
