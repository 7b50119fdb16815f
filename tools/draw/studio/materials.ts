/** Finishes as ramps of tone under a studio of soft boxes, and their shading by day and by night. */
import { hex, mix, ramp, rgb, type Rgb } from "./colour.ts";

export interface Material {
  tones: readonly Rgb[];
  /** 0 mirror, 1 matt paint. */
  rough: number;
}

export type Normal = readonly [number, number, number];

function tones(...stops: string[]): Rgb[] {
  return stops.map(rgb);
}

const FINISHES: Record<string, Material> = {
  brass: {
    tones: tones("#38230a", "#6d4a18", "#a0742f", "#c59a50", "#e6c583", "#fff3d4"),
    rough: 0.28,
  },
  "antique-brass": {
    tones: tones("#1f1509", "#433016", "#6d5128", "#927141", "#bd9d68", "#ead5ab"),
    rough: 0.5,
  },
  gold: {
    tones: tones("#4a2f08", "#8a6114", "#c19225", "#e3b94b", "#f8dc86", "#fffbe2"),
    rough: 0.12,
  },
  "rose-gold": {
    tones: tones("#40201a", "#7a4a3d", "#b27c69", "#d3a08c", "#efc8b6", "#fff1ea"),
    rough: 0.2,
  },
  bronze: {
    tones: tones("#150d07", "#2e1f13", "#4f3722", "#705137", "#9a7756", "#d3b597"),
    rough: 0.45,
  },
  copper: {
    tones: tones("#35140a", "#6e301a", "#a8532f", "#cd7a52", "#edac88", "#ffeadd"),
    rough: 0.22,
  },
  chrome: {
    tones: tones("#26282a", "#5f6468", "#9a9fa2", "#c5c9ca", "#e9ebeb", "#ffffff"),
    rough: 0.02,
  },
  "satin-nickel": {
    tones: tones("#3d3a35", "#6d6860", "#9a958b", "#bbb6ac", "#d9d5cd", "#f8f6f2"),
    rough: 0.5,
  },
  "stainless-steel": {
    tones: tones("#34373a", "#686c6f", "#989c9e", "#bbbfc0", "#dcdfdf", "#fbfcfc"),
    rough: 0.4,
  },
  silver: {
    tones: tones("#33363a", "#6d7276", "#a2a7aa", "#c7cbcd", "#e5e8e9", "#ffffff"),
    rough: 0.3,
  },
  black: {
    tones: tones("#0d0c0b", "#1b1a18", "#2a2826", "#3d3b38", "#65625d", "#a39f98"),
    rough: 0.72,
  },
  graphite: {
    tones: tones("#191a1c", "#2c2e30", "#424548", "#5a5e61", "#83878a", "#bfc3c5"),
    rough: 0.7,
  },
  anthracite: {
    tones: tones("#15181a", "#25292c", "#383d41", "#4d5357", "#737a7e", "#aeb5b9"),
    rough: 0.75,
  },
  grey: {
    tones: tones("#3a3a39", "#5c5b59", "#82807d", "#a09e9a", "#c0beba", "#e5e3df"),
    rough: 0.8,
  },
  white: {
    tones: tones("#8f887c", "#b3ac9f", "#d4cec3", "#ebe7de", "#f8f6f1", "#ffffff"),
    rough: 0.8,
  },
  ivory: {
    tones: tones("#93866b", "#b8aa8b", "#d9ccad", "#eadfc5", "#f5eedb", "#fffcf2"),
    rough: 0.78,
  },
  sand: {
    tones: tones("#7a6a52", "#9c8a6e", "#bfad90", "#d3c4aa", "#e6dac5", "#f8f1e4"),
    rough: 0.85,
  },
  walnut: {
    tones: tones("#22120a", "#3d2415", "#5d3a23", "#795034", "#9c7350", "#cfaa86"),
    rough: 0.75,
  },
  oak: {
    tones: tones("#5a3f20", "#84623a", "#ad8756", "#c7a473", "#dcc096", "#f3e2c6"),
    rough: 0.8,
  },
  rattan: {
    tones: tones("#4a3216", "#785628", "#a57c42", "#c29b60", "#ddbd88", "#f5e2bd"),
    rough: 0.85,
  },
};

const ALIASES: Record<string, string> = {
  none: "white",
  nickel: "satin-nickel",
  "satin-chrome": "satin-nickel",
  stainless: "stainless-steel",
  "matt-black": "black",
  "matt-white": "white",
  "satin-brass": "brass",
  "polished-brass": "gold",
  wood: "walnut",
  beige: "ivory",
  cream: "ivory",
  aluminium: "silver",
};

export function materialOf(finish: string): Material {
  const code = finish.replaceAll("_", "-");
  return FINISHES[code] ?? FINISHES[ALIASES[code] ?? ""] ?? (FINISHES["brass"] as Material);
}

function bump(at: number, centre: number, width: number): number {
  const t = (at - centre) / width;
  return Math.exp(-t * t);
}

/** Light that a mirror facing `normal` would show the camera: soft box left, strip right, dark card ahead. */
function studio(normal: Normal, rough: number): number {
  const [x, y, z] = normal;
  const rx = 2 * z * x;
  const ry = 2 * z * y;
  const rz = 2 * z * z - 1;
  const turn = Math.atan2(rx, rz);
  const soft = 1 + rough * 1.4;
  const sky = 0.4 + 0.26 * ry + 0.12 * Math.max(0, ry);
  const key = 0.82 * bump(turn, -0.92, 0.36 * soft) * (0.55 + 0.45 * bump(ry, 0.25, 0.8));
  const strip = 0.46 * bump(turn, 1.28, 0.22 * soft);
  const card = -0.3 * bump(turn, 0.42, 0.52 * soft) - 0.2 * bump(turn, -1.9, 0.3 * soft);
  const edge = 0.14 * Math.max(0, -rz) - 0.3 * bump(z, 0, 0.16);
  return sky + (key + strip + card) * (1 - 0.45 * rough) + edge;
}

function painted(normal: Normal): number {
  const [x, y, z] = normal;
  const facing = -0.5 * x + 0.58 * y + 0.64 * z;
  return 0.34 + 0.34 * facing + 0.12 * (1 - z) * (x > 0 ? 0.9 : -0.35);
}

/** Tone 0–1 of a material facing `normal` (x right, y up, z to the camera). */
export function toneOf(material: Material, normal: Normal): number {
  const mirror = studio(normal, material.rough);
  if (material.rough < 0.6) return mirror;
  const matt = (material.rough - 0.5) * 1.6;
  return mirror * (1 - matt) * 0.8 + painted(normal) * matt + 0.08 * (1 - matt);
}

/** Warm light that reaches a surface at night: where it comes from and how much. */
export interface Lit {
  from: Normal;
  amount: number;
}

export const BOUNCE: Lit = { from: [0, -0.85, 0.52], amount: 0.6 };

export function nightColour(base: Rgb, normal: Normal, glow: Rgb, lit: Lit, keep = 1): Rgb {
  const facing = normal[0] * lit.from[0] + normal[1] * lit.from[1] + normal[2] * lit.from[2];
  const warm = lit.amount * Math.max(0, facing * 0.8 + 0.2);
  const rim = 0.22 * (1 - normal[2]) ** 2;
  const spill = (warm + rim) / 255;
  const edge = 0.13 * (1 - normal[2]) ** 3;
  const dim: Rgb = [0.27, 0.255, 0.235];
  return [0, 1, 2].map((i) => {
    const own = base[i] as number;
    return own * (dim[i] as number) * keep + (glow[i] as number) * (own * spill + edge);
  }) as unknown as Rgb;
}

export interface Shading {
  readonly ambient?: number;
  night: boolean;
  glow: Rgb;
}

export function colourAt(
  material: Material,
  normal: Normal,
  shading: Shading,
  lit: Lit = BOUNCE,
): string {
  const day = ramp(material.tones, toneOf(material, normal));
  if (!shading.night) return hex(day);
  const paint = material.rough > 0.75 ? 0.6 : 1;
  return hex(
    nightColour(
      day,
      normal,
      shading.glow,
      { from: lit.from, amount: lit.amount * paint },
      paint * (shading.ambient ?? 1),
    ),
  );
}

/** A plain colour in the picture's light: itself by day, sunk into the dark by night. */
export function plainIn(shading: Shading, colour: string, keep = 0.2): string {
  if (!shading.night) return colour;
  return hex(mix(rgb("#0b0907"), rgb(colour), keep));
}
