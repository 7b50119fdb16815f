import { LocaleAnchor, LocaleLink } from "#web/i18n/locale-link.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Dropdown } from "#web/ui/surfaces/dropdown.tsx";
import { CircleUserRound } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { accountPath } from "../account/account-part.ts";
import { signInPath } from "../session/next-path.ts";
import { nameOf } from "../session/sign-in.ts";
import type { UserInfo } from "../session.ts";
import { useShell } from "../store.ts";

const LOOK =
  "inline-flex size-target shrink-0 items-center justify-center gap-2 rounded-pill transition-colors hover:bg-current/8 lg:w-auto lg:px-3";
const ROW =
  "flex min-h-target w-full items-center rounded-control px-3 text-start hover:bg-brass-wash hover:text-brass-deep";

/** The way to sign in; for whoever is signed in, the small menu of the account. The same place either way. */
export function AccountButton() {
  const t = useTranslations("shell.account");
  const user = useShell(({ userInfo }) => userInfo);
  const { pathname, search } = useLocation();
  if (user) return <AccountMenu user={user} />;
  return (
    <LocaleLink to={signInPath(pathname + search)} className={LOOK}>
      <Face />
      <span className="sr-only">{t("signIn")}</span>
    </LocaleLink>
  );
}

function Face() {
  const t = useTranslations("shell.account");
  return (
    <>
      <Icon icon={CircleUserRound} size={22} />
      <span className="font-heading text-small font-medium max-lg:sr-only">{t("title")}</span>
    </>
  );
}

function AccountMenu({ user }: { user: UserInfo }) {
  const t = useTranslations("shell.account");
  const name = nameOf(user);
  return (
    <Dropdown
      align="end"
      label={t("of", { name: `\u2068${name}\u2069` })}
      trigger={<Face />}
      triggerClassName={LOOK}
      className="min-w-52"
    >
      <p className="truncate px-3 py-2 font-heading font-medium" dir="auto">
        {name}
      </p>
      <ul className="border-t border-hairline pt-1">
        {(["overview", "orders", "favourites"] as const).map((part) => (
          <li key={part}>
            <LocaleAnchor href={accountPath(part)} className={ROW}>
              {t(part)}
            </LocaleAnchor>
          </li>
        ))}
        <li className="mt-1 border-t border-hairline pt-1">
          <SignOut />
        </li>
      </ul>
    </Dropdown>
  );
}

/** Stays where one is: a page of the account then says that nobody is signed in. */
function SignOut() {
  const t = useTranslations("shell");
  const leave = async () => {
    const { signOut } = await import("../session/sign-out.ts");
    if (await signOut()) toast.success(t("account.signedOut"));
    else toast.error(t("offline"));
  };
  return (
    <button type="button" className={ROW} onClick={() => void leave()}>
      {t("account.signOut")}
    </button>
  );
}
