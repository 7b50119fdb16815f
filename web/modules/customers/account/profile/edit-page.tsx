import { ArrowLeft } from "@lucide/icons";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { AccountFrame } from "../frame/account-frame.tsx";
import { Panels } from "../panel/panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PersonPanel } from "./person-panel.tsx";

/** Everything customers may change about themselves. */
export function EditPage({ sections }: { sections: readonly AccountPart[] }) {
  const t = useTranslations("account.profile");
  return (
    <AccountFrame sections={sections}>
      {(account) => (
        <>
          <ScrollToHash />
          <p className="lg:hidden">
            <Link
              href="/Account"
              tone="action"
              className="inline-flex min-h-target items-center gap-1.5 text-[0.9375rem]"
            >
              <Icon icon={ArrowLeft} size={18} mirror />
              {t("back")}
            </Link>
          </p>
          <h1 className="mb-6 text-page">{t("title")}</h1>
          <Panels>
            <PersonPanel account={account} />
            <ContactPanel kind="email" account={account} />
            <ContactPanel kind="phone" account={account} />
            <PasswordPanel />
          </Panels>
        </>
      )}
    </AccountFrame>
  );
}

/** The browser looks for `#email` before it is rendered, so scroll again after mounting. */
function ScrollToHash() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const panel = id ? document.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
    panel?.scrollIntoView({ block: "start" });
    panel?.focus({ preventScroll: true });
  }, []);
  return null;
}
