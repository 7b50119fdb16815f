/**
 * Films of rooms whose lamps are dimmed up and down; names and lengths are those of
 * db/demo/content/videos.
 */
import type { RenderTask } from "../stages.ts";
import { renderTaskOf } from "./recipe.ts";
import type { RoomView } from "./room-view.ts";
import { roomViews } from "./views.ts";

export interface RoomFilm {
  code: string;
  view: RoomView;
  seconds: number;
  /** Frames per second. */
  rate: number;
  size: RoomView["size"];
  /** Second, and the fraction of the lamps' light at that second. */
  keys: [second: number, share: number][];
  /** Second that the poster shows. */
  poster: number;
}

const FILM: RoomView["size"] = { width: 960, height: 540, samples: 24 };

function viewNamed(wanted: string): RoomView {
  const found = roomViews.find(({ name }) => name === wanted);
  if (!found) throw new Error(`no view ${wanted}`);
  return found;
}

export const roomFilms: RoomFilm[] = [
  {
    code: "reception-dimmer",
    view: { ...viewNamed("scenes/home-hero"), changes: { camera: "corner" } },
    seconds: 8,
    rate: 25,
    size: FILM,
    keys: [
      [0, 1],
      [1.6, 1],
      [4.4, 0.06],
      [5.4, 0.06],
      [7, 0.4],
    ],
    poster: 0,
  },
  {
    code: "facade-lights-on",
    view: viewNamed("albums/outdoor-facades/01"),
    seconds: 8,
    rate: 25,
    size: FILM,
    keys: [
      [0, 0],
      [2.4, 0],
      [3.6, 1],
    ],
    poster: 7,
  },
];

export function renderTaskOfFilm({ code, view, size }: RoomFilm): RenderTask {
  return { ...renderTaskOf(view, size), name: code };
}

export function roomSpecOf({ view, seconds, rate, keys }: RoomFilm, layers: string) {
  return { layers, ...view.exposure, seconds, rate, keys };
}
