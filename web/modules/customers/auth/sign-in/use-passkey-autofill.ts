import { useEffect, useEffectEvent } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Session } from "#contract/customers/auth-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { signWithPasskey } from "#web/shell/passkeys/ask-device.ts";

/**
 * Offers this device's passkeys in the autofill list of the email field, where the browser supports
 * it.
 */
export function usePasskeyAutofill(onSession: (session: Session) => Promise<void>): void {
  const { run } = useAction();
  const offer = useEffectEvent(async (isGone: () => boolean) => {
    const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
    if (!(await browserSupportsWebAuthnAutofill()) || isGone()) return;
    const options = await call("POST /api/v1/auth/passkey/options").catch(nobodyAsked);
    if (!options || isGone()) return;
    // Resolves when a passkey is chosen, or when another request cancels this one.
    const credential = await signWithPasskey(options, { inAutofill: true });
    if (!credential || isGone()) return;
    run("autofill", async () => {
      await onSession(await call("POST /api/v1/auth/passkey", { body: { credential } }));
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
