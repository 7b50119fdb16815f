import { storyMeasure } from "./stories.ts";

export const scenes: Record<string, () => string> = {
  "home-story-measure": storyMeasure,
};
