/** What stands for each category: a fitting that shows at once what is sold there. */
import { sample, type Spec } from "./spec.ts";

export const categorySamples: Record<string, () => Spec> = {
  chandeliers: () =>
    sample("ring-chandelier", "brass", {
      code: "cat-hala",
      count: 1,
      attributes: { diameter_mm: 1200 },
    }),
  "ring-chandeliers": () => sample("ring-chandelier", "brass", { code: "cat-ring", count: 2 }),
  "classic-chandeliers": () =>
    sample("crystal-chandelier", "gold", { code: "cat-qasr", tiers: 2, shade: "crystal" }),
  pendants: () =>
    sample("dome-pendant", "brass", { code: "cat-qubba", attributes: { diameter_mm: 420 } }),
  "linear-pendants": () =>
    sample("linear-pendant", "walnut", { code: "cat-linear", attributes: { length_mm: 1000 } }),
  "wall-lights": () => sample("wall-light", "brass", { code: "cat-wall", shade: "linen" }),
  "spot-lights": () =>
    sample("surface-spot", "black", {
      code: "cat-noqta",
      attributes: { diameter_mm: 78, height_mm: 110 },
    }),
  "surface-spots": () => sample("surface-spot", "white", { code: "cat-surface", count: 2 }),
  "recessed-spots": () => sample("recessed-spot", "brass", { code: "cat-recessed", count: 1 }),
  "track-lighting": () => sample("track-spot", "black", { code: "cat-track", count: 2 }),
  lamps: () =>
    sample("bulb", "brass", {
      code: "cat-lamp",
      shade: "amber",
      attributes: { lamp_shape: "g95" },
    }),
  "down-lights": () =>
    sample("round-downlight", "white", { code: "cat-down", attributes: { diameter_mm: 220 } }),
  "recessed-downlights": () => sample("square-downlight", "black", { code: "cat-square" }),
  "surface-downlights": () =>
    sample("round-downlight", "black", {
      code: "cat-moon",
      attributes: { mounting: "surface", diameter_mm: 220 },
    }),
  panels: () =>
    sample("panel", "white", { code: "cat-panel", attributes: { optic: "microprism" } }),
  "led-strips": () => sample("strip", "white", { code: "cat-strip" }),
  "outdoor-lights": () =>
    sample("outdoor-lantern", "black", { code: "cat-lantern", shade: "clear" }),
  "outdoor-wall-lights": () =>
    sample("outdoor-lantern", "antique-brass", { code: "cat-lantern-2", shade: "clear" }),
  "garden-lights": () =>
    sample("bollard", "anthracite", {
      code: "cat-garden",
      shade: "opal",
      attributes: { height_mm: 500 },
    }),
  floodlights: () => sample("flood", "black", { code: "cat-flood", attributes: { power_w: 50 } }),
  "handles-switches": () => sample("lever-on-rose", "brass", { code: "cat-lever" }),
  "door-handles": () => sample("lever-on-plate", "antique-brass", { code: "cat-plate" }),
  "pull-handles": () =>
    sample("pull", "brass", { code: "cat-pull", attributes: { length_mm: 320 } }),
  switches: () => sample("switch-plate", "white", { code: "cat-switch", attributes: { gang: 2 } }),
  sockets: () =>
    sample("socket-plate", "black", { code: "cat-socket", attributes: { socket_type: "schuko" } }),
  "safety-hardware": () =>
    sample("lock-case", "stainless", {
      code: "cat-lock",
      attributes: { lock_function: "cylinder" },
    }),
  drivers: () => sample("driver", "white", { code: "cat-driver", attributes: { output_w: 100 } }),
  locks: () =>
    sample("lock-case", "brass", {
      code: "cat-locks",
      attributes: { lock_function: "cylinder flat" },
    }),
  cylinders: () => sample("cylinder", "brass", { code: "cat-cylinder" }),
  "hinges-closers": () => sample("hinge", "stainless", { code: "cat-hinge" }),
  "door-security": () => sample("door-viewer", "brass", { code: "cat-viewer" }),
  alarms: () =>
    sample("smoke-detector", "white", {
      code: "cat-alarm",
      attributes: { detector_type: "smoke" },
    }),
};
