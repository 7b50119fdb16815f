import type { DemoAlbum } from "../types.ts";
import { bedroomsCorridors } from "./bedrooms-corridors.ts";
import { handlesSwitches } from "./handles-switches.ts";
import { outdoorFacades } from "./outdoor-facades.ts";
import { receptionDining } from "./reception-dining.ts";

export const albums: DemoAlbum[] = [
  receptionDining,
  bedroomsCorridors,
  outdoorFacades,
  handlesSwitches,
];
