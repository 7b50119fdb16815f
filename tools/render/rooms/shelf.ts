/** The finished pictures of rooms under db/demo/pictures, and `rooms.json`, the list of what they were made of. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { here } from "../recipe.ts";
import { developmentHash, takeOf } from "./recipe.ts";
import type { RoomView } from "./room-view.ts";

const PICTURES = join(here, "../../db/demo/pictures");
const LIST = join(PICTURES, "rooms.json");

export interface RenderedRoom {
  scene: string;
  development: string;
  width: number;
  height: number;
  samples: number;
  seconds: number;
}

export function renderedRooms(): Record<string, RenderedRoom> {
  if (!existsSync(LIST)) return {};
  return JSON.parse(readFileSync(LIST, "utf8")) as Record<string, RenderedRoom>;
}

export function stateOf(view: RoomView, list = renderedRooms()): "missing" | "stale" | "fresh" {
  const entry = list[view.name];
  if (!entry) return "missing";
  const same = entry.scene === takeOf(view).scene && entry.development === developmentHash(view);
  return same ? "fresh" : "stale";
}

export async function keep(
  view: RoomView,
  bytes: Buffer,
  { scene, seconds }: { scene: string; seconds: number },
) {
  const path = join(PICTURES, `${view.name}.webp`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  const list = renderedRooms();
  const spent = Math.round(seconds) || (list[view.name]?.seconds ?? 0);
  list[view.name] = { scene, development: developmentHash(view), ...view.size, seconds: spent };
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${LIST}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(`${LIST}.new`, LIST);
}
