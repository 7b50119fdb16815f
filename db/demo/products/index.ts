import { doorHandles } from "./door-handles.ts";
import { recessedDownlights } from "./recessed-downlights.ts";
import { ringChandeliers } from "./ring-chandeliers.ts";
import { surfaceSpots } from "./surface-spots.ts";
import type { DemoProduct } from "../types.ts";

export const products: DemoProduct[] = [
  ...ringChandeliers,
  ...surfaceSpots,
  ...recessedDownlights,
  ...doorHandles,
];
