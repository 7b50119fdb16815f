/** Close-ups of what goes on doors. */
import { type Detail, near } from "../view.ts";

export const doors: Record<string, Detail> = {
  "nada-lever-handle": near([14, -28, 0], [-54, 24], 115),
  "harf-square-lever": near([22, -27, 0], [-50, 26], 115),
  "sultan-lever-on-plate": near([58, -40, 60], [32, 10], 140),
  "zahra-door-knob": near([0, -36, 0], [-72, 8], 115),
  "omoud-long-pull": near([0, -52, 225], [-52, 12], 190),
  "sadaf-cabinet-pull": near([-56, -18, 0], [-38, 26], 70),
  "hesn-flat-lock": near([34, 0, -45], [58, 8], 130),
  "hodoo-room-lock": near([34, 0, 32], [66, 16], 115),
  "setr-bathroom-lock": near([-2, -8, -8], [-22, 10], 140),
  "daqiq-cylinder": near([28, -8, 14], [60, 24], 66),
  "yosr-thumbturn-cylinder": near([-38, 0, 16], [-48, 22], 70),
  "sanad-bearing-hinge": near([0, -6, 20], [30, 10], 58),
  "lotf-door-closer": near([-84, -30, 12], [-40, 24], 125),
  "basar-door-viewer": near([0, -2, 0], [16, 8], 44),
  "matin-flush-bolt": near([0, -4, 22], [38, 14], 84, { room: 1.1 }),
  "najat-panic-bar": near([-268, -40, 0], [-62, 12], 220),
};
