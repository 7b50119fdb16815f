/** Close-ups of chandeliers and pendants. */
import { type Detail, near } from "../view.ts";

export const hanging: Record<string, Detail> = {
  "hala-ring-chandelier": near([227, -191, 30], [20, 14], 190),
  "madar-double-ring-chandelier": near([0, 0, -20], [-30, -34], 790, { soft: 0 }),
  "shallal-triple-ring-chandelier": near([200, -200, 20], [34, -16], 560),
  "layali-arm-chandelier": near([150, -225, 75], [28, 4], 330),
  "thurayya-crystal-chandelier": near([40, -235, -60], [14, -6], 240, { soft: 0 }),
  "qasr-crystal-chandelier": near([166, -482, 60], [18, -2], 340, { soft: 0.01 }),
  "qubba-dome-pendant": near([0, 0, 60], [18, -36], 370, { lens: 75, glow: 0.45 }),
  "lulua-globe-pendant": near([0, 0, 110], [15, 22], 200),
  "asal-amber-globe-pendant": near([0, 0, 80], [12, 8], 230, { soft: 0 }),
  "masar-linear-pendant": near([425, 0, 30], [48, -14], 190),
  "nahr-wood-linear-pendant": near([500, 0, 45], [40, 20], 230),
  "khan-pierced-lantern": near([20, -120, 70], [14, 4], 240),
  "qem-cone-pendant": near([0, 0, 45], [16, -54], 200, { glow: 0.6 }),
  "anqud-cluster-pendant": near([97, -104, -255], [10, -8], 320, { soft: 0 }),
};
