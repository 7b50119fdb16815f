import type { Config } from "#server/config.ts";
import { type Finding, fine, watch, wrong } from "./finding.ts";

const ENOUGH_BITS = 128;
const NEW_ONE =
  "Create one with openssl rand -base64 32. docs/operations.md explains what changing it affects.";

/** How well the shop's secrets would resist guessing, and settings that leave it exposed. */
export function checkSecrets(config: Config): Finding[] {
  const { production, authSecret, authSecretBefore, metricsToken } = config;
  const { sms, publicUrl, trustProxy } = config;
  const secrets = { AUTH_SECRET: authSecret, METRICS_TOKEN: metricsToken, SMS_SECRET: sms?.secret };
  const weak = Object.entries(secrets).filter(
    ([, secret]) => secret !== undefined && bitsOf(secret) < ENOUGH_BITS,
  );
  const isHttps = publicUrl?.startsWith("https:") ?? false;
  return [
    ...weak.map(([name]) => wrong(`${name} can be guessed`, NEW_ONE)),
    ...(weak.length === 0 ? [fine("Secrets cannot be guessed")] : []),
    ...(authSecretBefore !== undefined
      ? [
          watch(
            "AUTH_SECRET_PREVIOUS is still accepted",
            "Remove it once its links have expired (docs/operations.md, A new secret).",
          ),
        ]
      : []),
    ...(production && metricsToken === undefined
      ? [
          watch(
            "/metrics is disabled: METRICS_TOKEN is missing",
            "Set it, and give it to your Prometheus (deploy/prometheus).",
          ),
        ]
      : []),
    ...(isHttps && trustProxy === 0
      ? [
          wrong(
            "All visitors share one address and its limits",
            "Set TRUST_PROXY to the number of proxies in front.",
          ),
        ]
      : []),
  ];
}

/**
 * Entropy as if each character were drawn at random from those present: words and repetitions score
 * less than their length.
 */
function bitsOf(secret: string): number {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const total = secret.length;
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / total), 0);
}
