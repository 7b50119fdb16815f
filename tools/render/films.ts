/** What each film shows; names and lengths are those of db/demo/content/videos. */
import { renderJobs, type RenderJob } from "./jobs.ts";
import { lampColour, type Colour } from "./lamp-colour.ts";
import { exposureOf, type Quality, SHARES } from "./recipe.ts";

export interface Film {
  code: string;
  kind: "light" | "finishes" | "turn";
  seconds: number;
  /** Frames per second. */
  rate: number;
  quality: Quality;
  shots: RenderJob[];
  tints: Colour[];
  /** For `light`: when the fade starts, when it ends, when the colour has changed; seconds. */
  times: number[];
  /** Second that the poster shows. */
  poster: number;
  /** For `turn`: what the product hangs from does not turn but stays in place. */
  steady?: boolean;
}

/** Smaller than the pictures: films are watched in a column, and turntables need many shots. */
const FILM: Quality = { width: 480, height: 600, samples: 16 };
/** Fewer samples: no frame of a turn is seen for long. */
const TURN: Quality = { ...FILM, samples: 10 };

function job(name: string): RenderJob {
  const found = renderJobs().find((one) => one.name === name);
  if (!found) throw new Error(`no product ${name}`);
  return found;
}

/** Shots of one period of a product that looks the same after a turn of 360°/period. */
function turning(of: RenderJob, period: number, frames: number): RenderJob[] {
  return Array.from({ length: frames }, (_, i) => {
    const turned = { ...of.facts, turn: (360 / period) * (i / frames) };
    return { ...of, name: `${of.name}-turn-${i}`, facts: turned };
  });
}

function arms(of: RenderJob, count: number): RenderJob {
  return { ...of, facts: { ...of.facts, lamp_count: count } };
}

export const films: Film[] = [
  {
    code: "lulua-light-colours",
    kind: "light",
    seconds: 10,
    rate: 25,
    quality: FILM,
    shots: [job("lulua-globe-pendant--brass")],
    tints: [lampColour(2700), lampColour(4000)],
    times: [2, 5, 9],
    poster: 5,
  },
  {
    code: "nada-lever-finishes",
    kind: "finishes",
    seconds: 8,
    rate: 25,
    quality: FILM,
    shots: ["brass", "satin-nickel", "black", "chrome"].map((finish) =>
      job(`nada-lever-handle--${finish}`),
    ),
    tints: [],
    times: [],
    poster: 0,
  },
  {
    code: "layali-arm-turntable",
    kind: "turn",
    seconds: 8,
    rate: 15,
    quality: TURN,
    shots: turning(arms(job("layali-arm-chandelier--antique-brass"), 8), 8, 15),
    tints: [lampColour(2700)],
    times: [],
    poster: 0,
    steady: true,
  },
  {
    code: "hala-ring-turntable",
    kind: "turn",
    seconds: 8,
    rate: 15,
    quality: TURN,
    shots: turning(job("hala-ring-chandelier--brass"), 3, 40),
    tints: [lampColour(3000)],
    times: [],
    poster: 0,
  },
];

export function specOf(film: Film, shots: string[]) {
  const { kind, seconds, rate, tints, times, steady = false } = film;
  const [first] = film.shots;
  const exposure = { ...(first && exposureOf(first)), ...SHARES };
  return { kind, seconds, rate, tints, times, steady, shots, exposure };
}
