/** A stage for scenes: what is drawn behind, in and before them, with the gradients that it uses. */
import { glowOf } from "../studio/colour.ts";
import { Pen } from "../studio/pen.ts";
import { SVG } from "../picture.ts";

export class Stage {
  readonly width: number;
  readonly height: number;
  readonly pen: Pen;
  readonly room: string[] = [];
  readonly things: string[] = [];
  readonly bloom: string[] = [];
  #defs: string[] = [];

  constructor(width: number, height: number, kelvin: number, night: boolean) {
    this.width = width;
    this.height = height;
    this.pen = new Pen(night, glowOf(kelvin), "s");
  }

  addDefs(defs: string): void {
    this.#defs.push(defs);
  }

  svg(): string {
    const defs = this.pen.defs + this.#defs.join("");
    const layers = [...this.room, ...this.things, ...this.bloom];
    return `<svg ${SVG} viewBox="0 0 ${this.width} ${this.height}"><defs>${defs}</defs>${layers.join("")}</svg>\n`;
  }
}
