import type { CardGateway } from "../card-gateway.ts";

/** Where the sandbox stands on the shop's own server, outside production. */
export const SANDBOX_PATH = "/dev/paymob";

/** Published with this file: whoever has it can sign what the sandbox would. */
const HMAC_SECRET = "sandbox-hmac-secret";

export function isSandboxSecret(secret: string | undefined): boolean {
  return secret === HMAC_SECRET;
}

/** Keys of a bank that exists on this machine only: they open nothing anywhere else. */
export function sandboxGateway(origin: string): CardGateway {
  return {
    url: origin + SANDBOX_PATH,
    secretKey: "sandbox-secret-key",
    publicKey: "sandbox-public-key",
    hmacSecret: HMAC_SECRET,
    integrationIds: [1],
  };
}
