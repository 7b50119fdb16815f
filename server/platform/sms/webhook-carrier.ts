import { createHmac } from "node:crypto";
import { type Carrier, type FinishedSms, RefusedForGood } from "../post/carrier.ts";

const PATIENCE_MS = 15_000;
/** What a gateway answers to a number or text that it will never take. */
const REFUSALS = new Set([400, 404, 410, 422]);

/**
 * Hands short messages to a gateway, or to the few lines in front of one: a POST of
 * `{ id, to, text, locale }` in JSON. `X-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA-256 of `<seconds>.<body>`
 * under the shared secret; `Idempotency-Key` is the same at every attempt.
 */
export function webhookCarrier(url: string, secret: string): Carrier<FinishedSms> {
  return {
    carry: async ({ key, to, text, locale }) => {
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const reason = `the gateway answered ${answer.status}`;
      throw REFUSALS.has(answer.status) ? new RefusedForGood(reason) : new Error(reason);
    },
    close: async () => {},
  };
}

function signature(body: string, secret: string, seconds: number): string {
  const hex = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hex}`;
}
