import { roomDoor, roomFacade } from "./outside.ts";
import { storyMeasure } from "./stories.ts";

export const scenes: Record<string, () => string> = {
  "home-room-entrance": roomDoor,
  "home-story-measure": storyMeasure,
  "room-door": roomDoor,
  "room-facade": roomFacade,
};
