import { useEffect } from "react";
import { call } from "#web/api/client.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { useFragment } from "#web/modules/customers/index.ts";
import { useShell } from "#web/shell/store.ts";
import { keepInvitation, keptInvitation } from "./kept-invitation.ts";

interface Invitation {
  companyNameEn: string;
  companyNameAr: string;
  role: "buyer" | "approver";
  email: string;
}

/** The secret from the address, or the stored one; undefined until known, "" if there is none. */
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
    call("GET /api/v1/invitations/{invitation}", { params: { invitation } }),
  );
}
