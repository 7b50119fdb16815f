import { FILM, LAYER_BRIGHTEST, LAYER_GAMMA } from "./film.ts";

export const VERTICES = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = vec2(0.5 + 0.5 * corner.x, 0.5 - 0.5 * corner.y);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

const SUM = `
precision highp float;
uniform sampler2D roomLayer, lampLayer;
uniform float room;
uniform vec3 lamp;
varying vec2 at;
vec3 linear(vec3 v);
vec3 shown(vec3 light);
void main() {
  vec3 light = room * linear(texture2D(roomLayer, at).rgb) + lamp * linear(texture2D(lampLayer, at).rgb);
  gl_FragColor = vec4(shown(light), 1.0);
}`;

/** Layers are sRGB-encoded linear light; values above the screen's range fade to white. */
export const STUDIO = `${SUM}
vec3 linear(vec3 v) {
  return mix(v / 12.92, pow((v + 0.055) / 1.055, vec3(2.4)), step(0.04045, v));
}
vec3 encoded(vec3 v) {
  return mix(12.92 * v, 1.055 * pow(v, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, v));
}
vec3 shown(vec3 light) {
  float peak = max(1.0, max(light.r, max(light.g, light.b)));
  vec3 hue = light / peak;
  return encoded(hue + (1.0 - hue) * (1.0 - 1.0 / peak));
}`;

const float = (number: number) => number.toFixed(9);
const floats = (numbers: number[]) => numbers.map(float).join(", ");
const [first = 0, ...others] = FILM.curve;

/** The film of rooms; `film` holds its contrast and saturation. */
export const ROOM = `${SUM}
uniform vec2 film;
vec3 linear(vec3 v) {
  vec3 share = pow(v, vec3(${float(LAYER_GAMMA)})) * ${float(LAYER_BRIGHTEST / (LAYER_BRIGHTEST + 1))};
  return share / (1.0 - share);
}
vec3 shown(vec3 light) {
  const float low = ${float(FILM.low)}, high = ${float(FILM.high)};
  vec3 x = log2(max(light * mat3(${floats(FILM.inset)}), vec3(1e-10)));
  x = (clamp(x, low, high) - low) / (high - low);
  vec3 y = vec3(${float(first)});
${others.map((factor) => `  y = y * x + ${float(factor)};`).join("\n")}
  y = pow(max(y, vec3(0.0)), vec3(film.x));
  float grey = dot(y, vec3(${floats(FILM.luminance)}));
  return clamp((grey + (y - grey) * film.y) * mat3(${floats(FILM.outset)}), 0.0, 1.0);
}`;
