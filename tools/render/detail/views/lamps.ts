/** Close-ups of bulbs, strips and their drivers: caps, pins, leads. */
import { type Detail, near } from "../view.ts";

export const lamps: Record<string, Detail> = {
  "wamda-gu10-lamp": near([-8, 4, 17], [10, 18], 70, { turn: [0, 0, -62] }),
  "hamsa-gu10-dimmable": near([-34, -22, 19], [-30, 16], 78, { glow: 0.12 }),
  "nahar-a60-lamp": near([28, 18, 20], [4, 18], 96, { turn: [0, 77, 48] }),
  "sahra-candle-lamp": near([0, 0, 30], [10, 8], 84),
  "ghoroub-globe-lamp": near([36, 22, 34], [4, 16], 130, { turn: [0, 68, 50] }),
  "sharara-g9-lamp": near([0, 0, 14], [28, 12], 42, { glow: 0.8 }),
  "khayt-cob-strip": near([150, -160, 4], [8, 30], 110, { glow: 0.8 }),
  "mawj-outdoor-strip": near([-4, -40, 4], [-14, 30], 110, { glow: 0.6, soft: 0 }),
  "madad-24v-driver": near([102, -10, 12], [48, 28], 110),
  "mizan-48v-driver": near([-60, 0, 22], [-34, 36], 120),
};
