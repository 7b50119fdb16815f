import type { CallResponse } from "#web/api/client.ts";
import type { Assertion, NewCredential } from "#contract/identity/passkeys.ts";

/** Browsers make passkeys for names only; an address in numbers, as of a test in the own network, has none. */
const IN_NUMBERS = /^\[|^[\d.]+$/;

/** Whether passkeys can be used on this page. In the browser only. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !IN_NUMBERS.test(window.location.hostname);
}

/**
 * Has the device sign. `inAutofill`: passkeys stand in the list of the field whose `autocomplete` says "webauthn".
 * @returns `undefined`: given up, or there was none to choose; the browser has said so itself
 */
export function signWithPasskey(
  options: CallResponse<"passkeySignInOptions">,
  { inAutofill = false }: { inAutofill?: boolean } = {},
): Promise<Assertion | undefined> {
  return unlessGivenUp(async () => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: inAutofill });
  });
}

/** Has the device make a passkey. `undefined`: given up. */
export function makePasskey(
  options: CallResponse<"beginPasskey">,
): Promise<NewCredential | undefined> {
  return unlessGivenUp(async () => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: options });
  });
}

/** Whether an error says that the device keeps a passkey of this account already. */
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
