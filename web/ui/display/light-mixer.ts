import { kelvinToLinear } from "./colour-temperature.ts";

/** The weight of each layer, in linear light. */
export interface LightMix {
  room: number;
  lamp: number;
  /** Colour temperature of the lamp, in kelvin. */
  kelvin: number;
}

const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

const VERTICES = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = vec2(0.5 + 0.5 * corner.x, 0.5 - 0.5 * corner.y);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/**
 * The sum given in tools/render/README.md: layers are sRGB-encoded linear light; values above the
 * screen's range fade to white.
 */
const PIXELS = `
precision highp float;
uniform sampler2D roomLayer, lampLayer;
uniform float room;
uniform vec3 lamp;
varying vec2 at;
vec3 linear(vec3 v) {
  return mix(v / 12.92, pow((v + 0.055) / 1.055, vec3(2.4)), step(0.04045, v));
}
vec3 encoded(vec3 v) {
  return mix(12.92 * v, 1.055 * pow(v, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, v));
}
void main() {
  vec3 light = room * linear(texture2D(roomLayer, at).rgb) + lamp * linear(texture2D(lampLayer, at).rgb);
  float peak = max(1.0, max(light.r, max(light.g, light.b)));
  vec3 hue = light / peak;
  gl_FragColor = vec4(encoded(hue + (1.0 - hue) * (1.0 - 1.0 / peak)), 1.0);
}`;

/** Adds the light of a lamp to that of its room on a canvas, as often as needed. */
export class LightMixer {
  #gl: WebGLRenderingContext;
  #program: WebGLProgram;

  private constructor(gl: WebGLRenderingContext, program: WebGLProgram) {
    this.#gl = gl;
    this.#program = program;
  }

  /**
   * Sizes the canvas to the layers.
   * @returns undefined if the browser cannot draw it
   */
  static open(
    canvas: HTMLCanvasElement,
    layers: Record<"room" | "lamp", HTMLImageElement>,
  ): LightMixer | undefined {
    const gl = canvas.getContext("webgl");
    const program = gl && buildProgram(gl);
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

/** Fetches and decodes a layer; rejects if that fails. */
export async function loadLayer(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function buildProgram(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, PIXELS],
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
