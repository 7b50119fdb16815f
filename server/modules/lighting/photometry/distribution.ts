import { beamPower } from "#contract/lighting/photometry/cosine-beam.ts";
import { codeOf, numberOf, type CartItem } from "../items/cart-item.ts";

/**
 * Luminous intensity by angle from straight down (degrees, 0–180), rotationally symmetric, in any
 * scale.
 */
export type Distribution = (degrees: number) => number;

type LightFacts = Pick<CartItem, "facts" | "categoryCodes">;

/** Beams wider than this also send light behind the lamp. */
export const WIDEST_FORWARD_BEAM = 150;

/**
 * A light's distribution from its data sheet: from beam angle and peak if given, else by its kind.
 * Calculated, not measured, which the file states.
 */
export function distributionOf(light: LightFacts, flux: number): Distribution {
  const beam = numberOf(light, "beam_angle");
  if (beam === undefined) return byKind(light);
  // A strip is mounted on a surface: however wide it shines, nothing goes backwards.
  if (light.categoryCodes.includes("led-strips")) return forwardBeam(beam);
  if (beam > WIDEST_FORWARD_BEAM) return aroundLamp(beam);
  const peak = numberOf(light, "peak_cd");
  return peak === undefined ? forwardBeam(beam) : beamWithSpill(beam, peak / flux);
}

function byKind(light: LightFacts): Distribution {
  const kinds = light.categoryCodes;
  if (kinds.includes("ring-chandeliers") || kinds.includes("linear-pendants")) {
    return upAndDown(0.4);
  }
  if (kinds.includes("wall-lights")) return upAndDown(0.5);
  if (codeOf(light, "shade") === "metal") return forwardBeam(100);
  return aroundLamp(300);
}

/**
 * A cosⁿ beam with half the intensity at half the beam angle: n = ln 0.5 ⁄ ln cos(β⁄2). Nothing
 * goes up.
 */
export function forwardBeam(beam: number): Distribution {
  const power = beamPower(beam);
  return (degrees) => (degrees < 90 ? cos(degrees) ** power : 0);
}

/**
 * A beam with wide spill, I(θ) = (1 − s)·cosⁿθ + s·cosθ, so that all three figures of a data sheet
 * hold at once: half the peak at half the beam angle, and the stated peak for the stated flux
 * (`peakPerLumen`, cd ⁄ lm). If the peak is higher than possible even without spill, there is no
 * spill.
 */
function beamWithSpill(beam: number, peakPerLumen: number): Distribution {
  const powerFor = (spill: number) => beamPower(beam, (0.5 - spill * cos(beam / 2)) / (1 - spill));
  // Flux of the shape for a peak of one candela, in lumens: 2π ∫ I sinθ dθ.
  const fluxFor = (spill: number) =>
    2 * Math.PI * ((1 - spill) / (powerFor(spill) + 1) + spill / 2);
  let low = 0;
  let high = 0.45;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (fluxFor(middle) < 1 / peakPerLumen) low = middle;
    else high = middle;
  }
  const power = powerFor(low);
  return (degrees) => (degrees < 90 ? (1 - low) * cos(degrees) ** power + low * cos(degrees) : 0);
}

/**
 * A lamp that shines nearly all round: cos²(90°·θ⁄β), half at half the beam angle, zero from β on.
 */
function aroundLamp(beam: number): Distribution {
  return (degrees) => (degrees < beam ? cos((90 * degrees) / beam) ** 2 : 0);
}

/** A luminous surface facing up and down; `up` is the upward share of the flux. */
function upAndDown(up: number): Distribution {
  return (degrees) => (degrees < 90 ? (1 - up) * cos(degrees) : -up * cos(degrees));
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
