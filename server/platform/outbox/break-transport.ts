import { breakable } from "../circuit-breaker.ts";
import { PermanentFailure } from "../jobs.ts";
import type { Transport } from "./transport.ts";

/**
 * While the server does not answer, jobs fail at once instead of each blocking a worker until its
 * timeout; they are retried later. A permanently rejected message says nothing about the server's
 * health.
 */
export function breakTransport<Message>(transport: Transport<Message>): Transport<Message> {
  const { ask } = breakable(async (message: Message) => {
    try {
      await transport.send(message);
      return undefined;
    } catch (error) {
      if (error instanceof PermanentFailure) return error;
      throw error;
    }
  });
  return {
    send: async (message) => {
      const refusal = await ask(message);
      if (refusal) throw refusal;
    },
    close: () => transport.close(),
  };
}
