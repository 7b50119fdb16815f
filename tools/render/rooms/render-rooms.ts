/**
 * Renders our products in rooms, and the layers of the lights among them: `node
 * tools/render/rooms/render-rooms.ts [--only <name>] [--layers] [--draft <folder>] [--list]
 * [--threads 2] [--cache <folder>]`. Without --only: what is missing, then what is outdated; with
 * --layers no pictures.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { State } from "../picture-list.ts";
import { here } from "../recipe.ts";
import { type RenderOptions, layersOfTask, runNice, PYTHON, webp } from "../stages.ts";
import { cropPictures } from "./crop-pictures.ts";
import { renderTaskOf } from "./recipe.ts";
import { saveRoom, stateOfRoom } from "./rendered-rooms.ts";
import { makeLayers, partsOf, stateOfLayers } from "./room-layers.ts";
import type { RoomView } from "./room-view.ts";
import { roomViews } from "./views.ts";

const DRAFT_WIDTH = 480;
const DRAFT_SAMPLES = 16;

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    draft: { type: "string" },
    layers: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    threads: { type: "string", default: "2" },
    width: { type: "string", default: String(DRAFT_WIDTH) },
    cache: { type: "string", default: join(tmpdir(), "fanous-render") },
  },
});
const options: RenderOptions = { cache: values.cache, threads: Number(values.threads) };

function draftOf({ size }: RoomView) {
  const width = Number(values.width);
  const height = Math.round((width * size.height) / size.width);
  return { width, height, samples: DRAFT_SAMPLES };
}

async function renderView(view: RoomView, size: RoomView["size"]) {
  const made = await layersOfTask(renderTaskOf(view, size), options);
  const stem = made.clean.replace(/\.npz$/, "");
  await writeFile(`${stem}.json`, JSON.stringify(view.exposure));
  const script = join(here, "rooms/develop_room.py");
  await runNice(PYTHON, [script, made.clean, `${stem}.json`, `${stem}.rgb`], 1);
  const raw = await readFile(`${stem}.rgb`);
  await Promise.all([rm(`${stem}.rgb`), rm(`${stem}.json`)]);
  return { ...made, bytes: await webp(raw, size.width, size.height) };
}

async function renderDraft(view: RoomView, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bytes, seconds } = await renderView(view, draftOf(view));
  await writeFile(join(folder, `${basename(view.name)}.webp`), bytes);
  console.log(`${view.name}: draft, ${Math.round(seconds)} s`);
}

async function renderPicture(view: RoomView): Promise<void> {
  const { bytes, ...made } = await renderView(view, view.size);
  await saveRoom(view, bytes, made);
  await cropPictures(view.name);
  console.log(`${view.name}: ${Math.round(made.seconds)} s, ${Math.round(bytes.length / 1000)} kB`);
}

async function renderLayers(view: RoomView): Promise<void> {
  const made = await layersOfTask(renderTaskOf(view), options);
  await makeLayers(view, made);
  console.log(`${view.name}: ${Math.round(made.seconds)} s, layers of its lights`);
}

/** The views to render: those asked for, else what is missing, then what is outdated. */
function queueOf(stateOfView: (view: RoomView) => State): RoomView[] {
  if (values.only !== undefined) return wanted;
  return ["missing", "stale"].flatMap((state) =>
    wanted.filter((view) => stateOfView(view) === state),
  );
}

const wanted = roomViews.filter(
  ({ name }) => values.only === undefined || values.only.includes(name),
);
const lit = (view: RoomView) => partsOf(view).length > 0;
if (values.list) {
  for (const view of wanted) console.log(`${stateOfRoom(view)} ${view.name}`);
  for (const view of wanted.filter(lit))
    console.log(`${stateOfLayers(view)} layers of ${view.name}`);
} else if (values.draft !== undefined) {
  for (const view of wanted) await renderDraft(view, values.draft);
} else {
  if (!values.layers) for (const view of queueOf(stateOfRoom)) await renderPicture(view);
  for (const view of queueOf(stateOfLayers).filter(lit)) await renderLayers(view);
}
