import { useTranslations } from "use-intl";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dropdown } from "#web/ui/surfaces/dropdown.tsx";
import { accountPath } from "../../account/account-part.ts";
import type { UserInfo } from "../../session.ts";
import { nameOf } from "../../session/sign-in.ts";
import { signOut } from "../../session/sign-out.ts";
import { ACCOUNT_LOOK, AccountFace } from "./account-face.tsx";

const ROW =
  "flex min-h-target w-full items-center rounded-control px-3 text-start hover:bg-brass-wash hover:text-brass-deep";

/** The menu of a signed-in customer, on every page. */
export function AccountMenu({ user }: { user: UserInfo }) {
  const t = useTranslations("shell.account");
  const name = nameOf(user);
  return (
    <Dropdown
      align="end"
      label={t("of", { name: `\u2068${name}\u2069` })}
      trigger={<AccountFace />}
      triggerClassName={ACCOUNT_LOOK}
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

/** Stays on the page: account pages then ask to sign in. */
function SignOut() {
  const t = useTranslations("shell");
  const leave = async () => {
    if (await signOut()) toast.success(t("account.signedOut"));
    else toast.error(t("offline"));
  };
  return (
    <button type="button" className={ROW} onClick={() => void leave()}>
      {t("account.signOut")}
    </button>
  );
}
