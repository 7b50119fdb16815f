import { createHmac } from "node:crypto";
import { PermanentFailure } from "../jobs.ts";
import type { RenderedSms, Transport } from "./transport.ts";

const TIMEOUT_MS = 15_000;
/** Gateway responses for a number or text that it will never accept. */
const REFUSALS = new Set([400, 404, 410, 422]);

/**
 * Sends short messages to a gateway, or to a small adapter in front of one: a POST of `{ id, to,
 * text, locale }` in JSON. `X-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA-256 of
 * `<seconds>.<body>` under the shared secret; `Idempotency-Key` is the same for every attempt.
 */
export function webhookTransport(url: string, secret: string): Transport<RenderedSms> {
  return {
    send: async ({ key, to, text, locale }) => {
      const body = JSON.stringify({ id: key, to, text, locale });
      const answer = await fetch(url, {
        method: "POST",
        redirect: "error",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          "x-signature": signature(body, secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const reason = `the gateway answered ${answer.status}`;
      throw REFUSALS.has(answer.status) ? new PermanentFailure(reason) : new Error(reason);
    },
    close: async () => {},
  };
}

function signature(body: string, secret: string, seconds: number): string {
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hex}`;
}
