import { accountCall } from "#web/api/account-calls.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { useShell } from "#web/shell/store.ts";
import { useEffect, useSyncExternalStore } from "react";
import { keepInvitation, keptInvitation } from "./kept-invitation.ts";

interface Invitation {
  companyNameEn: string;
  companyNameAr: string;
  role: "buyer" | "approver";
  email: string;
}

const noChanges = () => () => undefined;
const named = () => window.location.hash.slice(1);

/** What stands behind the `#` of this page's address, which no server sees; undefined until the browser has looked. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(noChanges, named, () => undefined);
}

/** The secret in the address, or the one that waits; undefined until it is known, "" when there is none. */
export function useInvitationSecret(): string | undefined {
  const isKnown = useShell(({ sessionKnown }) => sessionKnown);
  const fragment = useFragment();
  useEffect(() => {
    if (fragment) keepInvitation(fragment);
  }, [fragment]);
  return isKnown && fragment !== undefined ? fragment || (keptInvitation() ?? "") : undefined;
}

export function useInvitation(invitation: string): Asked<Invitation> {
  return useAnswer(`invitation ${invitation}`, () =>
    accountCall("getInvitation", { params: { invitation } }),
  );
}
