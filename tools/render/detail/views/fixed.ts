/** Close-ups of lights on walls and ceilings. */
import { type Detail, near } from "../view.ts";

export const fixed: Record<string, Detail> = {
  "zell-wall-light": near([0, -45, 85], [35, 32], 210),
  "kettan-linen-wall-light": near([0, -80, -70], [40, -22], 260),
  "wodouh-bath-light": near([165, -85, 0], [34, 10], 130),
  "noqta-surface-spot": near([0, 0, -105], [20, -58], 125, { glow: 0.65 }),
  "tawaman-twin-spot": near([66, 0, -85], [40, -30], 190, { glow: 0.8 }),
  "omq-deep-spot": near([0, 0, 6], [18, -62], 120, { glow: 0.8 }),
  "itar-gu10-spot": near([0, 0, 2], [-20, -66], 112, { glow: 0.6 }),
  "qitar-track-spot": near([0, 0, -60], [-34, -26], 190),
  "maghnat-magnetic-spot": near([0, 0, -15], [-36, -38], 130),
  "safa-round-downlight": near([34, -34, -5], [24, -30], 90, { glow: 0.8 }),
  "naqaa-bathroom-downlight": near([0, 0, 0], [-18, -64], 118, { glow: 0.7 }),
  "qamar-surface-downlight": near([62, -82, -14], [34, -10], 130, { glow: 0.8 }),
  "rokn-square-downlight": near([0, 0, 6], [30, -66], 150, { glow: 0.8 }),
  "hares-sensor-downlight": near([76, -84, -38], [34, -22], 125, { glow: 0.75 }),
  "maktab-panel-60": near([240, -240, -5], [36, -34], 260, { glow: 0.8 }),
  "kheffa-linear-panel": near([500, -60, -5], [44, -34], 320, { glow: 0.8 }),
};
