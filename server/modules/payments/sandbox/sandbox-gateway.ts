import type { BankGateway } from "../bank/bank-gateway.ts";

/** Path of the sandbox on the shop's own server, outside production. */
export const SANDBOX_PATH = "/dev/paymob";

/** Public, since it is in this file: anybody can sign what the sandbox would. */
const HMAC_SECRET = "sandbox-hmac-secret";

export function isSandboxSecret(secret: string | undefined): boolean {
  return secret === HMAC_SECRET;
}

/**
 * Keys of a bank that exists only on this machine: they are useless elsewhere. It accepts every
 * method.
 */
export function sandboxGateway(origin: string): BankGateway {
  return {
    url: origin + SANDBOX_PATH,
    secretKey: "sandbox-secret-key",
    publicKey: "sandbox-public-key",
    hmacSecret: HMAC_SECRET,
    integrations: { card: [1], "mobile-wallet": [2], kiosk: [3], instalments: [4] },
  };
}
