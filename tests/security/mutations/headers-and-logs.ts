import type { Mutations } from "../../../tools/mutate/mutation.ts";

export const HEADERS_AND_LOGS: Mutations = {
  "V3.4.3": [
    "server/platform/pages/content-policy.ts",
    'hashes.add(`\'sha256-${createHash("sha256").update(script).digest("base64")}\'`);',
    'hashes.add(`\'sha256-${createHash("sha256").update(`${script} `).digest("base64")}\'`);',
  ],
};
