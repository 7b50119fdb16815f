import type { Family, Spec } from "../spec.ts";
import { armChandelier } from "./arm-chandelier.ts";
import { bathLight } from "./bath-light.ts";
import { bollard } from "./bollard.ts";
import { bolt } from "./bolt.ts";
import { bulb } from "./bulb.ts";
import { clusterPendant } from "./cluster-pendant.ts";
import { conePendant } from "./cone-pendant.ts";
import { crystalChandelier } from "./crystal-chandelier.ts";
import { cylinder } from "./cylinder.ts";
import { dimmerPlate } from "./dimmer-plate.ts";
import { domePendant } from "./dome-pendant.ts";
import { doorCloser } from "./door-closer.ts";
import { doorViewer } from "./door-viewer.ts";
import { flood } from "./flood.ts";
import { globePendant } from "./globe-pendant.ts";
import { hinge } from "./hinge.ts";
import { knob } from "./knob.ts";
import { lanternChandelier } from "./lantern-chandelier.ts";
import { leverOnPlate } from "./lever-on-plate.ts";
import { leverOnRose } from "./lever-on-rose.ts";
import { linearPendant } from "./linear-pendant.ts";
import { lockCase } from "./lock-case.ts";
import { outdoorLantern } from "./outdoor-lantern.ts";
import { outdoorWall } from "./outdoor-wall.ts";
import { panel } from "./panel.ts";
import { panicBar } from "./panic-bar.ts";
import { pull } from "./pull.ts";
import { recessedSpot } from "./recessed-spot.ts";
import { ringChandelier } from "./ring-chandelier.ts";
import { roundDownlight } from "./round-downlight.ts";
import { smokeDetector } from "./smoke-detector.ts";
import { socketPlate } from "./socket-plate.ts";
import { spike } from "./spike.ts";
import { squareDownlight } from "./square-downlight.ts";
import { strip } from "./strip.ts";
import { surfaceSpot } from "./surface-spot.ts";
import { switchPlate } from "./switch-plate.ts";
import { trackSpot } from "./track-spot.ts";
import { wallLight } from "./wall-light.ts";

export const families: Record<Spec["family"], Family> = {
  "arm-chandelier": armChandelier,
  "bath-light": bathLight,
  bollard,
  bolt,
  bulb,
  "cluster-pendant": clusterPendant,
  "cone-pendant": conePendant,
  "crystal-chandelier": crystalChandelier,
  cylinder,
  "dimmer-plate": dimmerPlate,
  "dome-pendant": domePendant,
  "door-closer": doorCloser,
  "door-viewer": doorViewer,
  flood,
  "globe-pendant": globePendant,
  hinge,
  knob,
  "lantern-chandelier": lanternChandelier,
  "lever-on-plate": leverOnPlate,
  "lever-on-rose": leverOnRose,
  "linear-pendant": linearPendant,
  "lock-case": lockCase,
  "outdoor-lantern": outdoorLantern,
  "outdoor-wall": outdoorWall,
  panel,
  "panic-bar": panicBar,
  pull,
  "recessed-spot": recessedSpot,
  "ring-chandelier": ringChandelier,
  "round-downlight": roundDownlight,
  "smoke-detector": smokeDetector,
  "socket-plate": socketPlate,
  spike,
  "square-downlight": squareDownlight,
  strip,
  "surface-spot": surfaceSpot,
  "switch-plate": switchPlate,
  "track-spot": trackSpot,
  "wall-light": wallLight,
};
