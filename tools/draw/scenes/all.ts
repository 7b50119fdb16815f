import { roomDoor, roomFacade } from "./outside.ts";
import { roomDining, roomReception } from "./rooms.ts";
import { storyBrass, storyMeasure } from "./stories.ts";

export const scenes: Record<string, () => string> = {
  "home-room-dining": roomDining,
  "home-room-entrance": roomDoor,
  "home-story-brass": storyBrass,
  "home-story-measure": storyMeasure,
  "room-dining": roomDining,
  "room-door": roomDoor,
  "room-facade": roomFacade,
  "room-reception": roomReception,
};
