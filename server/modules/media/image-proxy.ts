import { access } from "node:fs/promises";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Storage } from "#server/platform/storage.ts";
import { type Modifiers, modifiersKey } from "./image-modifiers.ts";
import { resizePicture } from "./resize-picture.ts";

/** Path of the file with the asked-for version of a stored picture. */
export type ImageProxy = (modifiers: Modifiers, key: string) => Promise<string>;

const MAX_RUNNING = 2;
const MAX_WAITING = 200;

/** Makes each version of a picture once, however many ask for it, and keeps it on disk. */
export function createImageProxy(media: Storage, scratch: Storage): ImageProxy {
  const inFlight = new Map<string, Promise<void>>();
  const inTurn = createQueue();

  return async (modifiers, key) => {
    const version = `pictures/${key}.${modifiersKey(modifiers)}`;
    const path = scratch.path(version);
    if (await isThere(path)) return path;
    const running =
      inFlight.get(version) ??
      inTurn(async () =>
        scratch.write(version, await resizeExisting(media.path(key), modifiers)),
      ).finally(() => inFlight.delete(version));
    inFlight.set(version, running);
    await running;
    return path;
  };
}

async function resizeExisting(file: string, modifiers: Modifiers): Promise<Buffer> {
  await access(file);
  return resizePicture(file, modifiers);
}

/** Runs few jobs at a time: the processor belongs to the pages. */
function createQueue(): (job: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (waiting.length >= MAX_WAITING) refuse("unavailable");
    if (running < MAX_RUNNING) running += 1;
    else {
      const { promise: myTurn, resolve: go } = Promise.withResolvers<void>();
      waiting.push(go);
      await myTurn;
    }
    try {
      await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
