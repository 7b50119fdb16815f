/** Close-ups of switches, sockets and alarms. */
import { type Detail, near } from "../view.ts";

export const plates: Record<string, Detail> = {
  "lamsa-switch": near([-12, -6, -20], [-46, 18], 78),
  "isharah-smart-switch": near([28, -6, 14], [46, 12], 78),
  "lamsa-socket": near([0, -2, 0], [30, -12], 66),
  "lamsa-twin-socket": near([26, -4, 0], [38, 14], 100),
  "hams-led-dimmer": near([0, -12, 0], [-58, 18], 76),
  "yaqez-smoke-alarm": near([10, -32, -28], [14, -30], 90),
  "nafas-co-alarm": near([4, -34, 0], [20, 6], 76),
};
