import { isSandboxSecret } from "./modules/payments/index.ts";

/** How the shop is exposed, according to its settings. */
export interface Place {
  nodeEnv: string | undefined;
  host: string;
  publicUrl: string | undefined;
}

/** Settings that are not allowed in production. */
export interface Asked {
  demo: boolean;
  demoInProduction: boolean;
  devPages: boolean;
  authSecret: string | undefined;
  cardSecret: string | undefined;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Why the shop can be reached from other machines; undefined: it cannot. */
export function whyProduction({ nodeEnv, host, publicUrl }: Place): string | undefined {
  if (publicUrl !== undefined && /^https:/i.test(publicUrl)) return "PUBLIC_URL is https";
  if (!LOOPBACK.test(host)) return `HOST=${host} is open to other machines`;
  const name = publicUrl === undefined ? undefined : URL.parse(publicUrl)?.hostname;
  if (name !== undefined && !LOOPBACK.test(name)) return `PUBLIC_URL names ${name}`;
  return nodeEnv === "production" ? "NODE_ENV is production" : undefined;
}

/** What keeps such a shop from starting: one line each, with the fix. */
export function productionFaults(asked: Asked): string[] {
  return [
    ...(asked.demo && !asked.demoInProduction
      ? [
          "DEMO=1 would put demo goods and a published coupon into it. Leave DEMO out, or set DEMO_IN_PRODUCTION=1 beside it for a shop that only shows something.",
        ]
      : []),
    ...(asked.devPages
      ? [
          "DEV_PAGES=1 would show everybody the mails and a bank that anybody can sign for. Leave it out: these pages are never there in production.",
        ]
      : []),
    ...(asked.authSecret === undefined
      ? [
          "AUTH_SECRET is missing. Set it to 32 characters or more, the same in every process: openssl rand -base64 32 makes one; a shop that already has DATA_DIR/auth-secret keeps what stands there.",
        ]
      : []),
    ...(isSandboxSecret(asked.cardSecret)
      ? [
          "PAYMOB_HMAC_SECRET is the published one of the sandbox: anybody could sign payments. Take your account's own, or leave all of PAYMOB_* out to offer no cards.",
        ]
      : []),
  ];
}
