import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productFollower } from "./follow-products.ts";

/** A process that nobody asks for lists looks all the same, so that it never has much to catch up with. */
const LOOK_MS = 30_000;

/** Builds what lists are answered from before somebody asks for one, and keeps it near. */
export const keepLists: ModulePlugin = (app, platform) => {
  const follower = productFollower(platform);
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isClosing = false;
  const look = () => {
    looking = follower.current().then(
      () => {},
      (error: unknown) => {
        if (!isClosing) platform.log.warn({ err: error }, "lists could not be kept up to date");
      },
    );
  };
  app.addHook("onReady", async () => {
    look();
    timer = setInterval(look, LOOK_MS).unref();
  });
  app.addHook("onClose", async () => {
    isClosing = true;
    clearInterval(timer);
    follower.stop();
    await looking;
  });
};

/** Whether lists can be answered without waiting for them to be built. */
export function areListsReady(platform: Pick<Platform, "db">): boolean {
  return productFollower(platform).isBuilt;
}
