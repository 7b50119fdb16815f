import { type Lumens, lumens } from "../units.ts";
import type { PhotometricFile, Photometry } from "./photometry.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The flux of a light, Φ = ∫∫ I·sinθ dθ dφ. Exact for intensities interpolated linearly over the
 * angle in each plane, and from plane to plane.
 */
export function fluxOf({ planes, angles, candelas }: Photometry): Lumens {
  const byPlane = candelas.map((row) => planeFlux(angles, row));
  if (planes.length === 1) return lumens(2 * Math.PI * (byPlane[0] ?? 0));
  const wedges = planes.slice(1).map((plane, index) => {
    const width = radians(plane - (planes[index] ?? 0));
    return (width * ((byPlane[index] ?? 0) + (byPlane[index + 1] ?? 0))) / 2;
  });
  return lumens(wedges.reduce((sum, wedge) => sum + wedge, 0));
}

/** ∫ I·sinθ dθ of one plane. */
function planeFlux(angles: readonly number[], row: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index + 1 < angles.length; index++) {
    const [from, to] = [radians(angles[index] ?? 0), radians(angles[index + 1] ?? 0)];
    const start = row[index] ?? 0;
    const slope = ((row[index + 1] ?? 0) - start) / (to - from);
    sum += start * (Math.cos(from) - Math.cos(to));
    sum += slope * (Math.sin(to) - Math.sin(from) - (to - from) * Math.cos(to));
  }
  return sum;
}

/** The same light with another flux, for example when a lamp is dimmed or replaced. */
export function scaledTo(photometry: Photometry, flux: Lumens): Photometry {
  const scale = flux / fluxOf(photometry);
  return {
    ...photometry,
    candelas: photometry.candelas.map((row) => row.map((value) => value * scale)),
  };
}

/**
 * For a fitting measured with other lamps: its light output ratio stays the same. A fitting
 * measured as a whole (absolute photometry) is returned unchanged.
 */
export function withLamps(file: PhotometricFile, flux: Lumens): PhotometricFile {
  const { lampFlux, photometry } = file;
  if (!lampFlux) return file;
  const share = fluxOf(photometry) / lampFlux;
  return { ...file, lampFlux: flux, photometry: scaledTo(photometry, lumens(flux * share)) };
}
