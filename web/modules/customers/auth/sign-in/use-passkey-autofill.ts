import type { Session } from "#contract/customers/auth-endpoints.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { signWithPasskey } from "#web/shell/passkeys/ask-device.ts";
import { useEffect, useEffectEvent } from "react";

/**
 * Offers this device's passkeys in the autofill list of the email field, where the browser supports
 * it.
 */
export function usePasskeyAutofill(onSession: (session: Session) => Promise<void>): void {
  const { run } = useAction();
  const offer = useEffectEvent(async (isGone: () => boolean) => {
    const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
    if (!(await browserSupportsWebAuthnAutofill()) || isGone()) return;
    const options = await accountCall("passkeySignInOptions").catch(nobodyAsked);
    if (!options || isGone()) return;
    // Resolves when a passkey is chosen, or when another request cancels this one.
    const credential = await signWithPasskey(options, { inAutofill: true });
    if (!credential || isGone()) return;
    run("autofill", async () => {
      await onSession(await accountCall("signInByPasskey", { body: { credential } }));
    });
  });
  useEffect(() => {
    let gone = false;
    void offer(() => gone);
    return () => {
      gone = true;
      void cancelAutofill();
    };
  }, []);
}

/**
 * Without autofill the form still works: an error would be about something the visitor did not do.
 */
function nobodyAsked(error: unknown): undefined {
  if (!(error instanceof ApiProblem)) throw error;
}

async function cancelAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}
