import { CircleUserRound } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";

export const ACCOUNT_LOOK =
  "inline-flex size-target shrink-0 items-center justify-center gap-2 rounded-pill transition-colors hover:bg-current/8 desktop:w-auto desktop:px-3";

/** The account icon, with a label on wide screens. */
export function AccountFace() {
  const t = useTranslations("shell.account");
  return (
    <>
      <Icon icon={CircleUserRound} size={22} />
      <span className="font-heading text-small font-medium mobile:sr-only">{t("title")}</span>
    </>
  );
}
