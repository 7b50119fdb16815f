import type { CallResponse } from "#api-client/operations.ts";
import type { Assertion, NewCredential } from "#contract/identity/passkeys.ts";

/**
 * Browsers allow passkeys for domain names only, not for IP addresses, as in tests on a local
 * network.
 */
const IN_NUMBERS = /^\[|^[\d.]+$/;

/** Whether passkeys can be used on this page. Browser only. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !IN_NUMBERS.test(window.location.hostname);
}

/**
 * Asks the device to sign. `inAutofill`: passkeys are offered in the autofill list of the field
 * whose `autocomplete` contains "webauthn".
 *
 * @returns `undefined` if cancelled, or if there was no passkey; the browser has already said so
 */
export function signWithPasskey(
  options: CallResponse<"POST /api/v1/auth/passkey/options">,
  { inAutofill = false }: { inAutofill?: boolean } = {},
): Promise<Assertion | undefined> {
  return unlessGivenUp(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: inAutofill });
  });
}

/** Asks the device to create a passkey. `undefined` if cancelled. */
export function makePasskey(
  options: CallResponse<"POST /api/v1/account/passkeys/options">,
): Promise<NewCredential | undefined> {
  return unlessGivenUp(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: options });
  });
}

/** Whether an error means that the device already has a passkey for this account. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === "InvalidStateError";
}

async function unlessGivenUp<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name)) {
      return undefined;
    }
    throw error;
  }
}
