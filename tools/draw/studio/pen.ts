/** What a drawing is made with: shared definitions, three layers, and the light it stands in. */
import type { Rgb } from "./colour.ts";
import type { Shading } from "./materials.ts";

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Number as short as a tenth of a unit allows. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

function n3(value: number, parts = 100): string {
  return String(Math.round(value * parts) / parts).replace(/^(-?)0\./, "$1.");
}

/** Faint light needs the finer steps: a hundredth of white is three levels of a dark wall. */
function alphaOf(opacity: number): string {
  return n3(opacity, opacity < 0.2 ? 1000 : 100);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${alphaOf(opacity)}"`;
      return `<stop offset="${n3(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

/** Region of a filter that a blur of a shape (and of the line around it) does not reach the edges of. */
export function filterRoom(deviation: number, width: number, height: number, line = 0): string {
  const reach = 3 * deviation + line / 2;
  const [x, y] = [width, height].map((size) => Math.ceil((reach / size) * 20) * 5) as [
    number,
    number,
  ];
  return `x="-${x}%" y="-${y}%" width="${100 + 2 * x}%" height="${100 + 2 * y}%"`;
}

export class Pen implements Shading {
  readonly night: boolean;
  readonly glow: Rgb;
  /** Share of the room's own light at night. */
  ambient = 1;
  /** In a scene, which has its own ceiling and floor: no canopy, no pool of light. */
  bare = false;
  /** Light on what stands behind the object. */
  readonly back: string[] = [];
  readonly body: string[] = [];
  /** Bloom before the object. */
  readonly front: string[] = [];
  /** Part of the picture that the object fills, without cords and canopies. */
  focus: Box = [150, 250, 500, 500];
  #defs = new Map<string, string>();
  #prefix: string;

  constructor(night: boolean, glow: Rgb, prefix = "") {
    this.night = night;
    this.glow = glow;
    this.#prefix = prefix;
  }

  get defs(): string {
    return [...this.#defs].map(([text, id]) => text.replace("{id}", `id="${id}"`)).join("");
  }

  /** Adds a definition written with `{id}` in place of its id, once; returns the id. */
  define(text: string): string {
    const known = this.#defs.get(text);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#defs.size.toString(36)}`;
    this.#defs.set(text, /^\d/.test(id) ? `_${id}` : id);
    return this.#defs.get(text) as string;
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    const line = `x1="${n3(x1)}" y1="${n3(y1)}" x2="${n3(x2)}" y2="${n3(y2)}"`;
    return this.#url(`<linearGradient {id} ${line}>${stopsOf(stops)}</linearGradient>`);
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const circle = `cx="${n3(cx)}" cy="${n3(cy)}" r="${n3(r)}"`;
    return this.#url(`<radialGradient {id} ${circle}>${stopsOf(stops)}</radialGradient>`);
  }

  /** Radial gradient in the units of the drawing, flattened to an ellipse. */
  radialAt(stops: readonly Stop[], cx: number, cy: number, rx: number, ry = rx): string {
    const place = `gradientTransform="translate(${n(cx)} ${n(cy)}) scale(${n(rx)} ${n(ry)})"`;
    const text = `<radialGradient {id} cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" ${place}>`;
    return this.#url(`${text}${stopsOf(stops)}</radialGradient>`);
  }

  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const line = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`;
    return this.#url(
      `<linearGradient {id} ${line} gradientUnits="userSpaceOnUse">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** Blur of a shape of this size, with room for all of it: what is thin needs more of its own height. */
  blur(deviation: number, width = 5 * deviation, height = width, line = 0): string {
    const room = filterRoom(deviation, width, height, line);
    return this.#url(
      `<filter {id} ${room}><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
  }

  clip(shape: string): string {
    return this.#url(`<clipPath {id}>${shape}</clipPath>`);
  }

  /** A piece drawn once and placed often; returns the function that places it. */
  piece(shape: string): (x: number, y: number, transform?: string) => string {
    const id = this.define(`<g {id}>${shape}</g>`);
    return (x, y, transform = "") => {
      const place = `translate(${n(x)} ${n(y)})${transform === "" ? "" : ` ${transform}`}`;
      return `<use href="#${id}" transform="${place}"/>`;
    };
  }

  add(...shapes: string[]): void {
    this.body.push(...shapes);
  }

  /** Draws without casting light: for pieces that are drawn once and lit where they are placed. */
  unlit(draw: () => string): string {
    const [back, front] = [this.back.length, this.front.length];
    const shapes = draw();
    this.back.length = back;
    this.front.length = front;
    return shapes;
  }

  /** What `draw` would add to the body, as text to place elsewhere. */
  apart(draw: () => void): string {
    const before = this.body.length;
    draw();
    return this.body.splice(before).join("");
  }

  #url(text: string): string {
    return `url(#${this.define(text)})`;
  }
}
