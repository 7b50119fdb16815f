import { passkeyEndpoints } from "#contract/customers/passkey-endpoints.ts";

export const passkeyRules = passkeyEndpoints.renamePasskey.body;
