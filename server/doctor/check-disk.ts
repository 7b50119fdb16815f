import { buffer } from "node:stream/consumers";
import { roomOf } from "#server/platform/metrics/room.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type Finding, fine, reasonOf, watch, wrong } from "./finding.ts";

const GB = 1024 ** 3;
const ROOM = "Free space, or move DATA_DIR to a larger disk: a full disk stops the database.";

/** Free space where the shop writes. @param folders by what they are for */
export async function checkDisk(folders: Record<string, string>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, folder] of Object.entries(folders)) {
    const { free, size } = await roomOf(folder);
    findings.push(rateRoom(what, free, free / size));
  }
  return findings;
}

/** @param share of the disk that is free */
export function rateRoom(what: string, free: number, share: number): Finding {
  const text = `${(free / GB).toFixed(1)} GB are free for ${what} (${Math.round(share * 100)} %)`;
  if (free < GB || share < 0.02) return wrong(text, ROOM);
  return free < 5 * GB || share < 0.1 ? watch(text, ROOM) : fine(text);
}

/** Writes a file to the media store, reads it back and removes it. */
export async function checkMedia(media: Storage, place: string): Promise<Finding> {
  const key = `doctor/${process.pid}-${Date.now()}`;
  const written = Buffer.from(key);
  try {
    await media.write(key, written);
    const read = await buffer(await media.read(key));
    await media.remove(key);
    return read.equals(written)
      ? fine(`Pictures, videos and documents can be stored in ${place}`)
      : wrong(`${place} returned different bytes than were written`, "Contact its provider.");
  } catch (error) {
    return wrong(
      `Pictures, videos and documents cannot be stored in ${place}: ${reasonOf(error)}`,
      "Compare MEDIA_S3_* with the store's bucket and key (put, get, list and delete), or check the folder's permissions.",
    );
  }
}
