/** Puts a drawn object on its ground, in its light. */
import { glowOf } from "./studio/colour.ts";
import { families } from "./families/all.ts";
import { ground, HEIGHT, shadow, WIDTH } from "./studio/ground.ts";
import { n, Pen, type Box } from "./studio/pen.ts";
import type { Spec } from "./spec.ts";

export const SVG = `xmlns="http://www.w3.org/2000/svg"`;

export interface Staging {
  prefix: string;
  ambient: number;
}

export function drawn(spec: Spec, night: boolean, staging?: Staging): Pen {
  const pen = new Pen(night, glowOf(spec.kelvin), staging?.prefix);
  pen.bare = staging !== undefined;
  pen.ambient = staging?.ambient ?? 1;
  families[spec.family].draw(pen, spec);
  return pen;
}

export function productPicture(spec: Spec, night: boolean): string {
  const { place } = families[spec.family];
  const pen = drawn(spec, night);
  const behind = ground(pen, place);
  const cast = shadow(pen, "o", place);
  const fit = place === "wall" ? fitted(pen.focus) : "";
  const object = [cast, ...pen.back, `<g id="o">`, ...pen.body, `</g>`, ...pen.front];
  const parts =
    fit === "" ? [behind, ...object] : [behind, `<g transform="${fit}">`, ...object, `</g>`];
  return `<svg ${SVG} viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${pen.defs}</defs>${parts.join("")}</svg>\n`;
}

/** Brings what hangs on a wall to a common size in the middle of its picture. */
function fitted([x, y, w, h]: Box): string {
  const scale = Math.max(0.85, Math.min(1.5, 600 / w, 690 / h));
  const [dx, dy] = [WIDTH / 2 - (x + w / 2) * scale, HEIGHT / 2 - (y + h / 2) * scale];
  return `translate(${n(dx)} ${n(dy)}) scale(${scale.toFixed(3)})`;
}
