import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productFollower } from "./follow-products.ts";

/** A process that nobody asks for lists looks all the same, so that it never has much to catch up with. */
const LOOK_MS = 30_000;
/** Long before changes are forgotten: a process that is killed leaves a file from which the next one goes on. */
const KEEP_MS = 20 * MINUTE_MS;

/**
 * Starts building the read model of lists as soon as the tables exist, so that the database reads
 * products while this process is still starting. A failure is reported by the next look.
 * @returns stops it, for a start that fails
 */
export function beginLists(platform: Platform): () => void {
  const { scratch: storage, log } = platform;
  const follower = productFollower(platform);
  follower.keepIn({ storage, log });
  // The next look repeats it and reports its failure.
  follower.current().catch(() => {});
  return () => follower.stop();
}

/** Builds what lists are answered from before somebody asks for one, and keeps it near. */
export const keepLists: ModulePlugin = (app, platform) => {
  const { scratch: storage, log } = platform;
  const follower = productFollower(platform);
  follower.keepIn({ storage, log });
  const timers: NodeJS.Timeout[] = [];
  let looking = Promise.resolve();
  let isClosing = false;
  const look = () => {
    looking = follower.current().then(
      () => {},
      (error: unknown) => {
        if (!isClosing) log.warn({ err: error }, "lists could not be kept up to date");
      },
    );
  };
  const keep = async () => {
    await looking;
    await follower.keep().catch((error: unknown) => {
      log.warn({ err: error }, "what lists are answered from could not be kept for the next start");
    });
  };
  app.addHook("onReady", async () => {
    look();
    void keep();
    timers.push(setInterval(look, LOOK_MS).unref(), setInterval(keep, KEEP_MS).unref());
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    for (const timer of timers) clearInterval(timer);
    follower.stop();
    await keep();
  });
};

/** Whether lists can be answered without waiting for them to be built. */
export function areListsReady(platform: Pick<Platform, "primary">): boolean {
  return productFollower(platform).isBuilt;
}
