import { ChevronDown, LogOut, UserPen } from "@lucide/icons";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { type AccountPart, accountPath } from "#web/shell/account/account-part.ts";
import { signOut } from "#web/shell/session/sign-out.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dropdown } from "#web/ui/surfaces/dropdown.tsx";

interface PartNavigationProps {
  parts: readonly AccountPart[];
  current?: AccountPart | undefined;
}

const ROW =
  "flex min-h-target w-full items-center gap-3 rounded-control px-3 text-start text-[0.9375rem] transition-colors";

/** Section navigation: a column on wide screens, a collapsed line on phones. */
export function PartNavigation(props: PartNavigationProps) {
  const t = useTranslations("account");
  const name = props.current ? t(`parts.${props.current.code}`) : t("editProfile");
  return (
    <>
      <div className="lg:hidden">
        <Dropdown
          label={`${t("choose")}: ${name}`}
          trigger={
            <>
              <Icon icon={props.current?.icon ?? UserPen} className="text-brass" />
              <span className="grow font-medium">{name}</span>
              <Icon icon={ChevronDown} size={18} />
            </>
          }
          triggerClassName="w-full rounded-control border border-line-strong bg-paper px-4 min-h-12"
          className="w-full max-w-none"
        >
          <nav aria-label={t("sections")}>
            <PartLinks {...props} />
          </nav>
        </Dropdown>
      </div>
      <nav
        aria-label={t("sections")}
        className="sticky top-[calc(var(--bar-height)+4rem)] hidden lg:block"
      >
        <PartLinks {...props} />
      </nav>
    </>
  );
}

function PartLinks({ parts, current }: PartNavigationProps) {
  const t = useTranslations("account");
  return (
    <ul className="flex flex-col gap-0.5">
      {parts.map((part) => (
        <li key={part.code}>
          <LocaleLink
            to={accountPath(part.code)}
            prefetch="none"
            preventScrollReset
            aria-current={part === current ? "page" : undefined}
            onPointerEnter={() => void part.load()}
            className={classNames(ROW, lookOf(part === current))}
          >
            <Icon icon={part.icon} className={part === current ? "text-brass" : "text-ink-soft"} />
            {t(`parts.${part.code}`)}
          </LocaleLink>
        </li>
      ))}
      <li className="mt-2 border-t border-hairline pt-2">
        <LocaleLink
          to="/Account/Edit"
          aria-current={current ? undefined : "page"}
          className={classNames(ROW, lookOf(!current))}
        >
          <Icon icon={UserPen} className={current ? "text-ink-soft" : "text-brass"} />
          {t("editProfile")}
        </LocaleLink>
      </li>
      <li>
        <SignOutButton className={classNames(ROW, lookOf(false))}>
          <Icon icon={LogOut} mirror className="text-ink-soft" />
          {t("signOut")}
        </SignOutButton>
      </li>
    </ul>
  );
}

function lookOf(isCurrent: boolean): string {
  return isCurrent
    ? "bg-paper font-medium text-ink shadow-[inset_0_0_0_1px_var(--color-hairline)]"
    : "text-ink-soft hover:bg-stone hover:text-ink";
}

/** Ends the session on this device and goes to the home page. */
function SignOutButton(props: { className: string; children: ReactNode }) {
  const t = useTranslations("account");
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const path = useLocalePath();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isOut = await signOut();
    setBusy(false);
    if (!isOut) {
      toast.error(shell("offline"));
      return;
    }
    await navigate(path("/"));
    toast.success(t("signedOut"));
  };
  return (
    <button type="button" disabled={busy} onClick={() => void leave()} className={props.className}>
      {props.children}
    </button>
  );
}
