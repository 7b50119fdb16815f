import type { AuthProvider } from "ra-core";
import type { Permission } from "#contract/kernel/permissions.ts";
import { beginSession, endSession, may, useSession } from "../../api/session.ts";
import { openInLanguageOf } from "../../i18n/locale.ts";
import { dropAllDrafts } from "../forms/drafts.ts";
import { staffCall } from "./staff-calls.ts";

/** For what another document goes on with. */
const NEVER = new Promise<void>(() => {});

type Session = Parameters<typeof beginSession>[0];

/** Who works here, and what they may see. A session that ends during work is asked for again in place (`SignInAgain`). */
export function createAuthProvider(permissions: Record<string, Permission>): AuthProvider {
  return {
    login: (session: Session) => {
      beginSession(session);
      // The next document goes on from here to where they wanted: to go there now would make it forget that.
      return openInLanguageOf(session.staff) ? NEVER : Promise.resolve();
    },
    logout: async () => {
      // Whoever leaves has left, whatever the server says.
      if (useSession.getState().token !== null)
        await staffCall("staffSignOut", { isQuiet: true }).catch(() => undefined);
      endSession();
      dropAllDrafts();
    },
    checkAuth: whoIsThere,
    // The session is looked after by the client, other refusals by the screens.
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

/** Who signed in is known from the start (`restoreSession`), and from then on by what the session holds. */
function whoIsThere(): Promise<void> {
  return useSession.getState().staff ? Promise.resolve() : Promise.reject(new Error());
}
