import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import type { PersonValues } from "#web/modules/customers/index.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useInvitation, useInvitationSecret } from "../invitation/use-invitation.ts";

/** The inviting company, for visitors who followed an invitation; fills in the invited email. */
export function InvitingCompany() {
  const secret = useInvitationSecret();
  return secret ? <Invitation secret={secret} /> : null;
}

function Invitation({ secret }: { secret: string }) {
  const t = useTranslations("accounts.register");
  const locale = usePageLocale();
  const { answer } = useInvitation(secret);
  const { getValues, setValue } = useFormContext<PersonValues>();
  const invitation = answer.state === "ready" ? answer.value : null;
  useEffect(() => {
    if (invitation && getValues("email") === "") setValue("email", invitation.email);
  }, [invitation, getValues, setValue]);
  if (!invitation) return null;
  const name = locale === "ar" ? invitation.companyNameAr : invitation.companyNameEn;
  return (
    <Notice tone="success" title={t("invited", { company: `\u2068${name}\u2069` })}>
      {t("invitedText", { email: `\u2066${invitation.email}\u2069` })}
    </Notice>
  );
}
