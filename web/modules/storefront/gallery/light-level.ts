/** Below this level the lamp goes out and the room is seen by daylight. */
const LAST_GLIMMER = 12;
/** Brightness of the night picture at the last glimmer. */
const DIMMEST = 0.28;

/** How to show the two pictures of the same camera at a dimmer level of 0–100. */
export function lightAt(level: number): { night: number; brightness: number } {
  const clamped = Math.max(0, Math.min(100, level));
  const night = Math.min(1, clamped / LAST_GLIMMER);
  const above = Math.max(0, clamped - LAST_GLIMMER) / (100 - LAST_GLIMMER);
  return { night, brightness: DIMMEST + (1 - DIMMEST) * perceived(above) };
}

/** The eye sees a quarter of the light as about half as bright. */
function perceived(share: number): number {
  return share ** 0.8;
}
