import { MailQuestionMark } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** The link was truncated, or the visitor came without one. */
export function NothingToEnter({ begin, href }: { begin: string; href: string }) {
  const t = useTranslations("accounts.verify");
  return (
    <EmptyState
      illustration={<Icon icon={MailQuestionMark} size={40} />}
      title={t("none")}
      text={t("noneText")}
      action={<ButtonLink href={href}>{begin}</ButtonLink>}
    />
  );
}
