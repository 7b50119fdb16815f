import type { Family, Spec } from "../spec.ts";
import { armChandelier } from "./chandeliers/arm-chandelier.ts";
import { bathLight } from "./walls/bath-light.ts";
import { bollard } from "./outdoor/bollard.ts";
import { bolt } from "./locks/bolt.ts";
import { bulb } from "./lamps/bulb.ts";
import { clusterPendant } from "./pendants/cluster-pendant.ts";
import { conePendant } from "./pendants/cone-pendant.ts";
import { crystalChandelier } from "./chandeliers/crystal-chandelier.ts";
import { cylinder } from "./locks/cylinder.ts";
import { dimmerPlate } from "./electric/dimmer-plate.ts";
import { domePendant } from "./pendants/dome-pendant.ts";
import { doorCloser } from "./doors/door-closer.ts";
import { doorViewer } from "./doors/door-viewer.ts";
import { driver } from "./electric/driver.ts";
import { flood } from "./outdoor/flood.ts";
import { globePendant } from "./pendants/globe-pendant.ts";
import { hinge } from "./doors/hinge.ts";
import { knob } from "./handles/knob.ts";
import { lanternChandelier } from "./chandeliers/lantern-chandelier.ts";
import { leverOnPlate } from "./handles/lever-on-plate.ts";
import { leverOnRose } from "./handles/lever-on-rose.ts";
import { linearPendant } from "./pendants/linear-pendant.ts";
import { lockCase } from "./locks/lock-case.ts";
import { outdoorLantern } from "./outdoor/outdoor-lantern.ts";
import { outdoorWall } from "./outdoor/outdoor-wall.ts";
import { panel } from "./downlights/panel.ts";
import { panicBar } from "./doors/panic-bar.ts";
import { pull } from "./handles/pull.ts";
import { recessedSpot } from "./spots/recessed-spot.ts";
import { ringChandelier } from "./chandeliers/ring-chandelier.ts";
import { roundDownlight } from "./downlights/round-downlight.ts";
import { smokeDetector } from "./electric/smoke-detector.ts";
import { socketPlate } from "./electric/socket-plate.ts";
import { spike } from "./outdoor/spike.ts";
import { squareDownlight } from "./downlights/square-downlight.ts";
import { strip } from "./lamps/strip.ts";
import { surfaceSpot } from "./spots/surface-spot.ts";
import { switchPlate } from "./electric/switch-plate.ts";
import { trackSpot } from "./spots/track-spot.ts";
import { wallLight } from "./walls/wall-light.ts";

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
  driver,
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
