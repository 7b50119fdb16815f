import { breakable } from "../circuit-breaker.ts";
import { PermanentFailure } from "../jobs.ts";
import type { Transport } from "./transport.ts";

/**
 * While the other side does not answer, jobs fail at once instead of each holding a worker until its time is over; they come
 * again by themselves. A message that is refused for good says nothing about the other side.
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
