import type { Picture } from "#contract/media/picture.ts";

/** The night is cut like the day that it takes the place of, unless staff say otherwise of it. */
export function cutAlike(night: Picture, day: Picture | null | undefined): Picture {
  return night.focus || !day?.focus ? night : { ...night, focus: day.focus };
}
