import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { isOfferedSize } from "#contract/media/picture-sizes.ts";
import type { Format } from "#contract/media/picture.ts";
import { NetworkLimiter } from "#server/platform/http/network-limiter.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { limitConcurrency } from "#server/platform/limit-concurrency.ts";
import { crowd } from "#server/platform/precedence.ts";
import type { FolderStorage, Storage } from "#server/platform/storage/storage.ts";
import { sweepFolder } from "#server/platform/storage/sweep-folder.ts";
import { type Modifiers, modifiersKey } from "./image-modifiers.ts";
import { resizePicture } from "./resize-picture.ts";

/** The requested version of a stored picture; fails with ENOENT when there is no such picture. */
export type ImageProxy = (modifiers: Modifiers, key: string, visitor?: string) => Promise<Version>;

/**
 * An unreadable picture is only available in its original form: browsers may know more formats than
 * we do.
 */
type Version = Buffer | "unreadable";

const RUNNING_AT_MOST = 2;
const WAITING_AT_MOST = 200;
const WAIT_MS = 10_000;
/**
 * Formats that take ten times as long queue separately, so that what pages show does not wait
 * behind them.
 */
const SLOW = new Set<Format>(["avif", "png"]);
const SLOW_WAITING_AT_MOST = 20;
/** What each of them counts for in the limit. */
const SLOW_WEIGHT = 10;
/** Versions being created for one network at the same time: more than one page shows. */
const PLACES_OF_NETWORK = 60;
/** Size limit of the cached versions on disk; the oldest are evicted first. */
const MAX_BYTES = 512 * 1024 * 1024;
const SWEEP_EVERY_BYTES = MAX_BYTES / 16;

/**
 * Creates each version of a picture once, however many request it, and caches it on disk. Cached
 * ones are sent at once; the others wait in a bounded queue.
 * @param perMinute versions created per network; 0: no limit
 */
export function createImageProxy(
  media: Storage,
  scratch: FolderStorage,
  perMinute = 0,
): ImageProxy {
  const inFlight = new Map<string, Promise<Version>>();
  const limiter = new NetworkLimiter(perMinute, PLACES_OF_NETWORK);
  // Pages have priority on the CPU.
  const mostNow = () => (crowd.waiting > 0 ? 1 : RUNNING_AT_MOST);
  const inTurn = limitConcurrency(mostNow, WAITING_AT_MOST, WAIT_MS);
  const slowInTurn = limitConcurrency(1, SLOW_WAITING_AT_MOST, WAIT_MS);
  let untilSweep = 0;

  async function make(version: string, modifiers: Modifiers, key: string): Promise<Version> {
    const original = await media.locate(key);
    const bytes = await resizePicture(original, modifiers);
    if (bytes === "unreadable") return bytes;
    // With a full disk versions are recreated each time, but still served.
    await scratch.write(version, bytes).catch(() => {});
    untilSweep -= bytes.length;
    if (untilSweep <= 0) {
      untilSweep = SWEEP_EVERY_BYTES;
      await sweepFolder(dirname(scratch.path("pictures/any")), MAX_BYTES);
    }
    return bytes;
  }

  async function refuseOtherSizes(modifiers: Modifiers, key: string): Promise<void> {
    if (isOfferedSize(modifiers, undefined)) return;
    const original = await media.locate(key);
    const own = await sharp(original)
      .metadata()
      .catch(() => undefined);
    if (!isOfferedSize(modifiers, own)) refuse("bad-request");
  }

  async function readOrMake({ version, modifiers, key, visitor }: Asked): Promise<Version> {
    const kept = await readFile(scratch.path(version)).catch(() => undefined);
    if (kept) return kept;
    const isSlow = SLOW.has(modifiers.format);
    const leave = limiter.enter(visitor, isSlow ? SLOW_WEIGHT : 1);
    try {
      await refuseOtherSizes(modifiers, key);
      return await (isSlow ? slowInTurn : inTurn)(() => make(version, modifiers, key));
    } finally {
      leave();
    }
  }

  return async (modifiers, key, visitor = "") => {
    const version = `pictures/${key}.${modifiersKey(modifiers)}`;
    const running =
      inFlight.get(version) ??
      readOrMake({ version, modifiers, key, visitor }).finally(() => inFlight.delete(version));
    inFlight.set(version, running);
    return running;
  };
}

interface Asked {
  version: string;
  modifiers: Modifiers;
  key: string;
  /** Network address. */
  visitor: string;
}
