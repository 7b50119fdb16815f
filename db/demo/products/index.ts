import { classicChandeliers } from "./classic-chandeliers.ts";
import { doorHandles } from "./door-handles.ts";
import { linearPendants } from "./linear-pendants.ts";
import { pendants } from "./pendants.ts";
import { recessedDownlights } from "./recessed-downlights.ts";
import { ringChandeliers } from "./ring-chandeliers.ts";
import { surfaceSpots } from "./surface-spots.ts";
import { wallLights } from "./wall-lights.ts";
import type { DemoProduct } from "../types.ts";

export const products: DemoProduct[] = [
  ...ringChandeliers,
  ...classicChandeliers,
  ...pendants,
  ...linearPendants,
  ...wallLights,
  ...surfaceSpots,
  ...recessedDownlights,
  ...doorHandles,
];
