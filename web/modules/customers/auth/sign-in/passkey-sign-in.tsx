import { useTranslations } from "use-intl";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { canUsePasskeys, signWithPasskey } from "#web/shell/passkeys/ask-device.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useIsBrowser } from "../frame/use-query.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

interface PasskeySignInProps {
  onSession: (session: Session) => Promise<void>;
}

/**
 * Signs in with a passkey, by button or from the autofill list of the field above. Renders nothing
 * where passkeys do not work.
 */
export function PasskeySignIn(props: PasskeySignInProps) {
  return useIsBrowser() && canUsePasskeys() && <PasskeyButton {...props} />;
}

function PasskeyButton({ onSession }: PasskeySignInProps) {
  const t = useTranslations("accounts.passkeySignIn");
  const { busy, run } = useAction();
  usePasskeyAutofill(onSession);
  const signIn = () =>
    run("passkey", async () => {
      const credential = await signWithPasskey(await call("POST /api/v1/auth/passkey/options"));
      if (credential)
        await onSession(await call("POST /api/v1/auth/passkey", { body: { credential } }));
    });
  return (
    <Button
      kind="secondary"
      wide
      size="large"
      className="mt-4"
      loading={busy !== null}
      onClick={signIn}
    >
      {t("open")}
    </Button>
  );
}
