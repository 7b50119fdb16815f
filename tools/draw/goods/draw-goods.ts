/**
 * Draws pictures of the plain fittings of the demo shop (tracks, joiners, boxes, roses) from their
 * measures, on the same background as the others: `node tools/draw/goods/draw-goods.ts [part of a
 * name]`.
 */
import { join } from "node:path";
import sharp from "sharp";
import { catalogue } from "../../../db/demo/index.ts";
import { finishOf } from "../../../db/demo/pictures.ts";
import { type Material, SCENES, type Scene } from "./scenes.ts";

const WIDTH = 720;
const HEIGHT = 900;
/** Sample positions within an edge pixel. */
const FINER = [0.17, 0.5, 0.83].flatMap((u) => [0.17, 0.5, 0.83].map((v) => [u, v] as const));
const GROUND = [0.69, 0.62, 0.52] as const;
const METALS = new Set(["brass", "chrome", "satin-nickel", "gold", "bronze", "antique-brass"]);

type Rgb = readonly [number, number, number];

const FIXED: Record<Exclude<Material, "body">, Rgb> = {
  copper: [0.52, 0.2, 0.08],
  plastic: [0.32, 0.34, 0.36],
  dark: [0.03, 0.03, 0.032],
};
/** Towards the light. */
const SUN = unit([-0.45, 0.85, 0.3]);
const FAR = 1_500;
const HORIZON = 1e6;

interface Ray {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
}

interface Look {
  body: Rgb;
  isMetal: boolean;
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** What a ray hits, and the distance. */
function march(scene: Scene, { from, to }: Ray): { far: number; material: Material } | undefined {
  let far = 1;
  for (let step = 0; step < 160 && far < FAR; step += 1) {
    const found = scene.at(from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far);
    if (found.distance < 0.02) return { far, material: found.material };
    far += found.distance * 0.9;
  }
  return undefined;
}

function normalAt(scene: Scene, [x, y, z]: readonly [number, number, number]) {
  const e = 0.05;
  const along = (a: number, b: number, c: number) =>
    scene.at(x + a, y + b, z + c).distance - scene.at(x - a, y - b, z - c).distance;
  return unit([along(e, 0, 0), along(0, e, 0), along(0, 0, e)]);
}

/** The share of the broad light above that reaches a point: 0 in full shadow. */
function lightAt(scene: Scene, [x, y, z]: readonly [number, number, number], n: Rgb): number {
  let [light, far] = [1, 0.8];
  const [sx, sy, sz] = [x + n[0] * 0.3, y + n[1] * 0.3, z + n[2] * 0.3];
  while (far < 400 && light > 0.01) {
    const { distance } = scene.at(sx + SUN[0] * far, sy + SUN[1] * far, sz + SUN[2] * far);
    light = Math.min(light, (7 * distance) / far + 0.05);
    far += Math.max(0.6, distance * 0.8);
  }
  return Math.max(0, light);
}

/** Ambient occlusion: less light in corners, and on the ground beside objects. */
function openness(scene: Scene, [x, y, z]: readonly [number, number, number], n: Rgb): number {
  let closed = 0;
  let weight = 1;
  for (const far of [1, 3, 7, 14, 26]) {
    const here = Math.min(
      scene.at(x + n[0] * far, y + n[1] * far, z + n[2] * far).distance,
      y + n[1] * far,
    );
    closed += (weight * Math.max(0, far - here)) / far;
    weight *= 0.75;
  }
  return Math.max(0.08, 1 - closed * 0.36);
}

/** The surroundings that a metal reflects: a pale ceiling, a bright window, the warm ground. */
function roomIn([x, y, z]: Rgb): number {
  const window = Math.exp(-((x + 0.5) ** 2) * 7 - (z - 0.2) ** 2 * 2) * Math.max(0, y);
  return 0.28 + 0.5 * Math.max(0, y) + 1.5 * window;
}

function shade(scene: Scene, ray: Ray, look: Look): Rgb {
  const hit = march(scene, ray);
  const ground = ray.to[1] < 0 ? -ray.from[1] / ray.to[1] : Number.POSITIVE_INFINITY;
  if (!hit || ground < hit.far) return shadeGround(scene, ray, ground);
  const at = pointOn(ray, hit.far);
  const n = normalAt(scene, at);
  const open = openness(scene, at, n);
  const facing = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]);
  const direct = facing * lightAt(scene, at, n);
  const colour = hit.material === "body" ? look.body : FIXED[hit.material];
  const into = ray.to[0] * n[0] + ray.to[1] * n[1] + ray.to[2] * n[2];
  const mirror = unit([
    ray.to[0] - 2 * into * n[0],
    ray.to[1] - 2 * into * n[1],
    ray.to[2] - 2 * into * n[2],
  ]);
  const isShiny = hit.material === "copper" || (hit.material === "body" && look.isMetal);
  const edge = (1 + into) ** 5;
  const mirrored = roomIn(mirror) * open;
  const diffuse = direct * 0.95 + open * (0.34 + 0.16 * n[1]);
  const gloss = (0.035 + 0.3 * edge) * mirrored;
  const mix = (base: number) =>
    isShiny ? base * (0.25 * diffuse + 1.05 * mirrored) : base * diffuse + gloss;
  return [mix(colour[0]), mix(colour[1]), mix(colour[2])];
}

function shadeGround(scene: Scene, ray: Ray, ground: number): Rgb {
  if (ground > HORIZON) return GROUND;
  const at = pointOn(ray, ground);
  const up: Rgb = [0, 1, 0];
  const light = 0.52 * lightAt(scene, at, up) + 0.5 * openness(scene, at, up);
  // The light falls off towards the back, as in the studio.
  const fall = 1 - 0.16 * Math.min(1, Math.hypot(at[0], at[2]) / 700);
  return [GROUND[0] * light * fall, GROUND[1] * light * fall, GROUND[2] * light * fall];
}

function pointOn({ from, to }: Ray, far: number): [number, number, number] {
  return [from[0] + to[0] * far, from[1] + to[1] * far, from[2] + to[2] * far];
}

/** Rays of a long lens aimed at the middle of a scene. */
function camera({ middle, distance, turn, rise }: Scene): (u: number, v: number) => Ray {
  const [a, b] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
  const back = [-Math.sin(a) * Math.cos(b), Math.sin(b), -Math.cos(a) * Math.cos(b)] as const;
  const away = 1.75 * distance;
  const from = [
    middle[0] + back[0] * away,
    middle[1] + back[1] * away,
    middle[2] + back[2] * away,
  ] as const;
  const right = [-Math.cos(a), 0, Math.sin(a)] as const;
  const up = [Math.sin(a) * Math.sin(b), Math.cos(b), Math.cos(a) * Math.sin(b)] as const;
  const wide = 0.145;
  return (u, v) => ({
    from,
    to: unit([
      -back[0] + wide * (right[0] * u + up[0] * v),
      -back[1] + wide * (right[1] * u + up[1] * v),
      -back[2] + wide * (right[2] * u + up[2] * v),
    ]),
  });
}

const linear = (byte: number) => (byte / 255) ** 2.2;
const encoded = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2));

/** One ray per pixel; several where it differs from its neighbours. */
function draw(scene: Scene, look: Look): Buffer {
  const rayTo = camera(scene);
  const lightIn = (column: number, row: number): Rgb =>
    shade(scene, rayTo((2 * column - WIDTH) / WIDTH, (HEIGHT - 2 * row) / WIDTH), look);
  const first: Rgb[] = [];
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) first.push(lightIn(column + 0.5, row + 0.5));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (const [place, colour] of first.entries()) {
    const near = [place - 1, place + 1, place - WIDTH, place + WIDTH];
    const isEdge = near.some((other) => differ(colour, first[other] ?? colour));
    const [column, row] = [place % WIDTH, Math.floor(place / WIDTH)];
    const mixed = isEdge ? meanOf(FINER.map(([u, v]) => lightIn(column + u, row + v))) : colour;
    for (const [channel, value] of mixed.entries()) pixels[3 * place + channel] = encoded(value);
  }
  return pixels;
}

const differ = (a: Rgb, b: Rgb) => a.some((value, at) => Math.abs(value - (b[at] ?? 0)) > 0.02);

function meanOf(colours: Rgb[]): Rgb {
  const sum = (at: 0 | 1 | 2) =>
    colours.reduce((total, colour) => total + Math.min(1.2, colour[at]), 0) / colours.length;
  return [sum(0), sum(1), sum(2)];
}

const swatches = new Map(
  catalogue.attributes
    .find(({ code }) => code === "finish")
    ?.values?.map(({ code, swatch }) => [code, swatch ?? "#888888"]),
);

function lookOf(finish: string): Look {
  const hex = swatches.get(finish) ?? "#8c8f91";
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { body: [linear(r), linear(g), linear(b)], isMetal: METALS.has(finish) };
}

const only = process.argv[2] ?? "";
const products = catalogue.products.filter(({ code }) => SCENES[code]);
for (const product of products) {
  const scene = SCENES[product.code];
  const finishes = new Set(product.variants.map((variant) => finishOf(product, variant)));
  for (const finish of scene ? finishes : []) {
    const name = `${product.code}--${finish}`;
    if (!scene || !name.includes(only)) continue;
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    const file = join(import.meta.dirname, `../../../db/demo/pictures/products/${name}.webp`);
    await sharp(draw(scene, lookOf(finish)), { raw })
      .webp({ quality: 88 })
      .toFile(file);
    console.log(name);
  }
}
