import type { Picture } from "#contract/media/picture.ts";

/**
 * The night picture is cropped like the day picture it replaces, unless staff set its own focus.
 */
export function cutAlike(night: Picture, day: Picture | null | undefined): Picture {
  return night.focus || !day?.focus ? night : { ...night, focus: day.focus };
}
