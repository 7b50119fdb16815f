/** A stage for scenes: a dark or light room into which fittings are placed with their own light. */
import { glowOf, hex, mix, rgb, type Rgb } from "../studio/colour.ts";
import { falloff } from "../studio/light.ts";
import { n, Pen } from "../studio/pen.ts";
import { drawn, SVG } from "../picture.ts";
import type { Spec } from "../spec.ts";

const ADD = `style="mix-blend-mode:screen"`;

export interface Place {
  /** Where the middle of the product's own picture comes to lie. */
  x: number;
  y: number;
  scale: number;
  /** Lengthens the cord up to the top of the scene. */
  cord?: boolean;
  mirrored?: boolean;
}

export class Stage {
  readonly width: number;
  readonly height: number;
  readonly pen: Pen;
  /** Light of the room itself on its metal. */
  ambient = 1.35;
  /** Room, then light on it, then fittings, then what stands before them, then bloom. */
  readonly room: string[] = [];
  readonly light: string[] = [];
  readonly things: string[] = [];
  readonly bloom: string[] = [];
  #defs: string[] = [];
  #casts = new Map<string, string>();

  constructor(width: number, height: number, kelvin = 2700, night = true) {
    this.width = width;
    this.height = height;
    this.pen = new Pen(night, glowOf(kelvin), "s");
  }

  /** Colour of the scene's light over a dark base, by share. */
  lit(base: string, share: number): string {
    return hex(mix(rgb(base), this.glow, share));
  }

  get glow(): Rgb {
    return this.pen.glow;
  }

  put(spec: Spec, place: Place): void {
    const { back, body, front } = this.#cast(spec);
    const { x, y, scale, mirrored = false } = place;
    const flip = mirrored ? -scale : scale;
    const move = `transform="translate(${n(x - 400 * flip)} ${n(y - 500 * scale)}) scale(${flip.toFixed(3)} ${scale.toFixed(3)})"`;
    const cord = `<path d="M${n(x)} 0V${n(y - 470 * scale)}" stroke="#2a241c" stroke-width="${n(4 * scale)}"/>`;
    this.light.push(`<use href="#${back}" ${move}/>`);
    if (place.cord === true) this.things.push(cord);
    this.things.push(`<use href="#${body}" ${move}/>`);
    this.bloom.push(`<use href="#${front}" ${move} ${ADD}/>`);
  }

  /** Layers of a fitting, drawn once however often it is placed. */
  #cast(spec: Spec): { back: string; body: string; front: string } {
    const key = `${spec.family}/${spec.code}/${spec.finish}`;
    const prefix = this.#casts.get(key) ?? String.fromCharCode(97 + this.#casts.size);
    const ids = { back: `${prefix}-back`, body: `${prefix}-body`, front: `${prefix}-front` };
    if (this.#casts.has(key)) return ids;
    this.#casts.set(key, prefix);
    const pen = drawn(spec, this.pen.night, { prefix, ambient: this.ambient });
    const layer = (id: string, shapes: string[]) => `<g id="${id}">${shapes.join("")}</g>`;
    this.#defs.push(
      pen.defs,
      layer(ids.back, pen.back),
      layer(ids.body, pen.body),
      layer(ids.front, pen.front),
    );
    return ids;
  }

  /** Soft pool of light on what is there already. */
  glowAt(
    layer: "light" | "bloom",
    x: number,
    y: number,
    rx: number,
    ry: number,
    strength: number,
  ): void {
    const fill = this.pen.radialAt(falloff(this.glow, strength, 0.15), x, y, rx, ry);
    this[layer].push(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${ADD}/>`,
    );
  }

  addDefs(defs: string): void {
    this.#defs.push(defs);
  }

  svg(): string {
    const defs = this.pen.defs + this.#defs.join("");
    const layers = [...this.room, ...this.light, ...this.things, ...this.bloom];
    return `<svg ${SVG} viewBox="0 0 ${this.width} ${this.height}"><defs>${defs}</defs>${layers.join("")}</svg>\n`;
  }
}
