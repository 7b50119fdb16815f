/** Close-ups of outdoor lights. */
import { type Detail, near } from "../view.ts";

export const outdoors: Record<string, Detail> = {
  "bawaba-outdoor-lantern": near([0, -110, -100], [66, 4], 290),
  "shatt-outdoor-wall-light": near([0, -60, 40], [35, 24], 190, { glow: 0.6 }),
  "yaqaza-sensor-wall-light": near([0, -80, -92], [36, -4], 120),
  "mamsha-bollard": near([0, 0, 325], [22, 16], 210),
  "shams-solar-bollard": near([0, 0, 550], [24, 32], 240),
  "ghosn-garden-spike": near([0, 0, 140], [62, 14], 205, { room: 1.15 }),
  "midan-floodlight": near([75, -34, 85], [40, 14], 150, { room: 1.2 }),
  "nawba-solar-floodlight": near([-124, 140, 162], [-46, 26], 310),
};
