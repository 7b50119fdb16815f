import { useTranslations } from "use-intl";
import type { AccountPartProps } from "#web/shell/account/account-part.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Panel, Panels } from "../panel/panel.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { TwoFactorPanel } from "./two-factor-panel.tsx";

/** Passkeys, the second factor and the password. */
export function AccountSection({ account }: AccountPartProps) {
  const t = useTranslations("account.security");
  return (
    <Panels>
      <PasskeyPanel />
      <TwoFactorPanel account={account} />
      <Panel title={t("password")} text={t("passwordText")}>
        <ButtonLink href="/Account/Edit#password" kind="secondary">
          {t("changePassword")}
        </ButtonLink>
      </Panel>
    </Panels>
  );
}
