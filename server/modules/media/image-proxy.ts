import { access, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { limitConcurrency } from "#server/platform/limit-concurrency.ts";
import type { Storage } from "#server/platform/storage.ts";
import { type Modifiers, modifiersKey } from "./image-modifiers.ts";
import { resizePicture } from "./resize-picture.ts";
import { sweepVersions } from "./sweep-versions.ts";

/** The asked-for version of a stored picture; fails with ENOENT when there is no such picture. */
export type ImageProxy = (modifiers: Modifiers, key: string) => Promise<Version>;

/** There is only the original of a picture that cannot be read: browsers may know more kinds than we do. */
type Version = Buffer | "unreadable";

const MAX_RUNNING = 2;
const MAX_WAITING = 1_000;
/** Versions on disk; the oldest go first. */
const MAX_BYTES = 512 * 1024 * 1024;
const SWEEP_EVERY_BYTES = MAX_BYTES / 16;

/** Makes each version of a picture once, however many ask for it, and keeps it on disk. */
export function createImageProxy(media: Storage, scratch: Storage): ImageProxy {
  const inFlight = new Map<string, Promise<Version>>();
  // The processor belongs to the pages.
  const inTurn = limitConcurrency(MAX_RUNNING, MAX_WAITING);
  let untilSweep = 0;

  async function make(version: string, modifiers: Modifiers, key: string): Promise<Version> {
    const original = media.path(key);
    await access(original);
    const bytes = await resizePicture(original, modifiers);
    if (bytes === "unreadable") return bytes;
    // A full disk costs time, not pictures.
    await scratch.write(version, bytes).catch(() => {});
    untilSweep -= bytes.length;
    if (untilSweep <= 0) {
      untilSweep = SWEEP_EVERY_BYTES;
      await sweepVersions(dirname(scratch.path("pictures/any")), MAX_BYTES);
    }
    return bytes;
  }

  async function readOrMake(version: string, modifiers: Modifiers, key: string): Promise<Version> {
    const kept = await readFile(scratch.path(version)).catch(() => undefined);
    return kept ?? inTurn(() => make(version, modifiers, key));
  }

  return async (modifiers, key) => {
    const version = `pictures/${key}.${modifiersKey(modifiers)}`;
    const running =
      inFlight.get(version) ??
      readOrMake(version, modifiers, key).finally(() => inFlight.delete(version));
    inFlight.set(version, running);
    return running;
  };
}
