import { useTranslations } from "use-intl";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { signInPath, withNext } from "#web/shell/session/next-path.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { WANTED } from "../planner/use-plan.ts";

/** Link to sign in and back: the plan is in the URL to return to. */
export function SaveSignedOut({ plan }: { plan: Plan }) {
  const t = useTranslations("planner.save");
  const back = `/planner?${new URLSearchParams({ ...planQuery(plan), [WANTED]: "1" })}`;
  return (
    <>
      <p>{t("signedOut")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={signInPath(back)}>{t("signIn")}</ButtonLink>
        <ButtonLink href={withNext("/auth/Register", back)} kind="secondary">
          {t("register")}
        </ButtonLink>
      </div>
    </>
  );
}
