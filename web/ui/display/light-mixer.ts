import { kelvinToLinear } from "./colour-temperature.ts";
import type { Film } from "./film.ts";
import { ROOM, STUDIO, VERTICES } from "./light-shaders.ts";

/** The weight of each layer, in linear light. */
export interface LightMix {
  room: number;
  lamp: number;
  /** Colour temperature of the lamp, in kelvin. */
  kelvin: number;
}

const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

/**
 * Adds the light of a lamp to that of its room on a canvas, as often as needed: the sums given in
 * tools/render/README.md.
 */
export class LightMixer {
  #gl: WebGLRenderingContext;
  #program: WebGLProgram;

  private constructor(gl: WebGLRenderingContext, program: WebGLProgram) {
    this.#gl = gl;
    this.#program = program;
  }

  /**
   * Sizes the canvas to the layers.
   * @param film what the sum is developed on; absent: what is too bright fades to white
   * @returns undefined if the browser cannot draw it
   */
  static open(
    canvas: HTMLCanvasElement,
    layers: Record<"room" | "lamp", HTMLImageElement>,
    film?: Film,
  ): LightMixer | undefined {
    const gl = canvas.getContext("webgl");
    const program = gl && buildProgram(gl, film ? ROOM : STUDIO);
    if (!gl || !program) return undefined;
    canvas.width = layers.room.naturalWidth;
    canvas.height = layers.room.naturalHeight;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.useProgram(program);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW);
    const corner = gl.getAttribLocation(program, "corner");
    gl.enableVertexAttribArray(corner);
    gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
    bindLayer(gl, 0, layers.room);
    bindLayer(gl, 1, layers.lamp);
    gl.uniform1i(gl.getUniformLocation(program, "roomLayer"), 0);
    gl.uniform1i(gl.getUniformLocation(program, "lampLayer"), 1);
    if (film) {
      gl.uniform2f(gl.getUniformLocation(program, "film"), film.contrast, film.saturation);
    }
    return new LightMixer(gl, program);
  }

  draw({ room, lamp, kelvin }: LightMix): void {
    const gl = this.#gl;
    const tint = kelvinToLinear(kelvin).map((share) => share * lamp);
    gl.uniform1f(gl.getUniformLocation(this.#program, "room"), room);
    gl.uniform3fv(gl.getUniformLocation(this.#program, "lamp"), tint);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }
}

let canMix: boolean | undefined;

/** Whether this browser can draw the sum. Found out once: browsers limit the open contexts. */
export function canMixLight(): boolean {
  canMix ??= document.createElement("canvas").getContext("webgl") !== null;
  return canMix;
}

/** Fetches and decodes a layer; rejects if that fails. */
export async function loadLayer(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function buildProgram(gl: WebGLRenderingContext, pixels: string): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, pixels],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function bindLayer(gl: WebGLRenderingContext, unit: number, image: HTMLImageElement): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Their sizes are not powers of two.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
}
