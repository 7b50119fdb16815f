import type { DemoProduct } from "../types.ts";
import { alarms } from "./alarms.ts";
import { classicChandeliers } from "./classic-chandeliers.ts";
import { cylinders } from "./cylinders.ts";
import { doorHandles } from "./door-handles.ts";
import { doorSecurity } from "./door-security.ts";
import { drivers } from "./drivers.ts";
import { floodlights } from "./floodlights.ts";
import { gardenLights } from "./garden-lights.ts";
import { hingesClosers } from "./hinges-closers.ts";
import { installationParts } from "./installation-parts.ts";
import { lamps } from "./lamps.ts";
import { ledStrips } from "./led-strips.ts";
import { linearPendants } from "./linear-pendants.ts";
import { locks } from "./locks.ts";
import { outdoorWallLights } from "./outdoor-wall-lights.ts";
import { panels } from "./panels.ts";
import { pendants } from "./pendants.ts";
import { pullHandles } from "./pull-handles.ts";
import { recessedDownlights } from "./recessed-downlights.ts";
import { recessedSpots } from "./recessed-spots.ts";
import { ringChandeliers } from "./ring-chandeliers.ts";
import { sockets } from "./sockets.ts";
import { surfaceDownlights } from "./surface-downlights.ts";
import { surfaceSpots } from "./surface-spots.ts";
import { switches } from "./switches.ts";
import { trackLighting } from "./track-lighting.ts";
import { maghnatParts } from "./tracks/maghnat.ts";
import { qitarParts } from "./tracks/qitar.ts";
import { wallLights } from "./wall-lights.ts";

export const products: DemoProduct[] = [
  ...ringChandeliers,
  ...classicChandeliers,
  ...pendants,
  ...linearPendants,
  ...wallLights,
  ...surfaceSpots,
  ...recessedSpots,
  ...trackLighting,
  ...lamps,
  ...recessedDownlights,
  ...surfaceDownlights,
  ...panels,
  ...ledStrips,
  ...outdoorWallLights,
  ...gardenLights,
  ...floodlights,
  ...doorHandles,
  ...pullHandles,
  ...switches,
  ...sockets,
  ...drivers,
  ...locks,
  ...cylinders,
  ...hingesClosers,
  ...doorSecurity,
  ...alarms,
  ...qitarParts,
  ...maghnatParts,
  ...installationParts,
];
