import { limitPerMinute } from "#server/platform/http/limit-per-minute.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { seenGuests } from "./seen-guests.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a new guest; refuses those above the limit of an address. */
    limitGuests: (request: FastifyRequest) => Promise<void>;
    /** Records that the guest with this cookie was here, so that it is not deleted as idle. */
    noteGuest: (tokenHash: Buffer) => void;
  }
}

/** A new visitor's first page makes about ten requests. */
const REQUESTS_PER_GUEST = 10;

/** Bounds how many guests one network makes, and records which of them come back. */
export const guestLimits: ModulePlugin = (app, platform) => {
  const perMinute = Math.ceil(app.requestsPerMinute / REQUESTS_PER_GUEST);
  app.decorate("limitGuests", limitPerMinute(app, perMinute));
  app.decorate("noteGuest", (tokenHash) => {
    seenGuests.waiting(platform.db).add(tokenHash.toString("hex"));
  });
  let stop: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stop = seenGuests.keep(platform);
  });
  app.addHook("onClose", async () => stop?.());
};
