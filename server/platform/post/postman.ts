import type { Platform } from "../platform.ts";
import { deliverMessages } from "./deliver-messages.ts";
import { messageQueued } from "./queue-message.ts";

/** Retries, and what a process that vanished has left behind. */
const ROUND_MS = 15_000;
/** A mail server that hangs does not keep the shop from stopping: the message comes back after its lease. */
const PATIENCE_MS = 10_000;

/** Delivers messages right after their commit, and goes round for those that had to wait. */
export function startPostman(platform: Platform): () => Promise<void> {
  const stopping = new AbortController();
  let isAskedAgain = false;
  let round: Promise<void> | undefined;

  const walk = async () => {
    do {
      isAskedAgain = false;
      await deliverMessages(platform, stopping.signal).catch((error: unknown) => {
        platform.log.error({ err: error }, "messages could not be read");
      });
    } while (isAskedAgain && !stopping.signal.aborted);
    round = undefined;
  };
  const wake = () => {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    round ??= walk();
  };

  platform.events.afterCommit(messageQueued, async () => wake());
  const timer = setInterval(wake, ROUND_MS);
  wake();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    const patience = new AbortController();
    await Promise.race([round, waited(patience.signal)]);
    patience.abort();
    await platform.carriers.mail.close();
    await platform.carriers.sms.close();
  };
}

function waited(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return promise;
}
