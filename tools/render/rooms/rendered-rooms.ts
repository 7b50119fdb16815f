/** The finished room pictures, and `rooms.json`, which records what they were made from. */
import { type Entry, pictureList, putPicture, type State, stateOf } from "../picture-list.ts";
import { developmentHash, renderTaskOf } from "./recipe.ts";
import type { RoomView } from "./room-view.ts";

const list = pictureList<Entry>("rooms.json");

export const renderedRooms = list.read;

export function stateOfRoom(view: RoomView, rooms = renderedRooms()): State {
  const now = { scene: renderTaskOf(view).scene, development: developmentHash(view) };
  return stateOf(rooms[view.name], now);
}

export async function saveRoom(
  view: RoomView,
  bytes: Buffer,
  { scene, seconds }: { scene: string; seconds: number },
) {
  await putPicture(`${view.name}.webp`, bytes);
  const development = developmentHash(view);
  await list.put(view.name, { scene, development, ...view.size, seconds });
}
