import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { follow } from "./product-index/index.ts";
import { TRADE_PHRASES } from "./text/trade-phrases.ts";

/** A process without requests checks, too, so that it never has much to catch up with. */
const CHECK_MS = 30_000;
/** Long before changes are deleted: a process that is killed leaves a file that the next one reads. */
const PERSIST_MS = 20 * MINUTE_MS;

/** The index of this shop's products in this process. */
export const productIndexOf = ({ primary }: Pick<Platform, "primary">) =>
  follow(primary, TRADE_PHRASES);

/**
 * Starts building the index as soon as the tables exist, so that the database reads products while
 * this process is still starting. A failure is reported by the next check.
 * @returns stops it, for a start that fails
 */
export function warmProductIndex(platform: Platform): () => void {
  const { scratch: storage, log } = platform;
  const index = productIndexOf(platform);
  index.persistIn({ storage, log });
  // The next check repeats it and reports its failure.
  index.current().catch(() => {});
  return () => index.stop();
}

/** Builds the index before the first request, and keeps it and its file up to date. */
export const startProductIndex: ModulePlugin = (app, platform) => {
  const { scratch: storage, log } = platform;
  const index = productIndexOf(platform);
  index.persistIn({ storage, log });
  const timers: NodeJS.Timeout[] = [];
  let checking = Promise.resolve();
  let isClosing = false;
  const check = () => {
    checking = index.current().then(
      () => {},
      (error: unknown) => {
        if (!isClosing) log.warn({ err: error }, "the product index could not be updated");
      },
    );
  };
  const persist = async () => {
    await checking;
    await index.persist().catch((error: unknown) => {
      log.warn({ err: error }, "the product index could not be written for the next start");
    });
  };
  app.addHook("onReady", async () => {
    check();
    void persist();
    timers.push(setInterval(check, CHECK_MS).unref(), setInterval(persist, PERSIST_MS).unref());
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    for (const timer of timers) clearInterval(timer);
    index.stop();
    await persist();
  });
};

/** Whether lists can be answered without waiting for the index to be built. */
export function isProductIndexReady(platform: Pick<Platform, "primary">): boolean {
  return productIndexOf(platform).isReady;
}
