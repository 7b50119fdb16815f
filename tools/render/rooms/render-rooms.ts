/**
 * Renders our products in rooms: `node tools/render/rooms/render-rooms.ts [--only <name>] [--draft
 * <folder>] [--list] [--threads 2] [--cache <folder>]`. Without --only: what is missing, then what
 * is outdated.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { here } from "../recipe.ts";
import { type RenderOptions, layersOfTask, runNice, PYTHON, webp } from "../stages.ts";
import { cropPictures } from "./crop-pictures.ts";
import { renderTaskOf } from "./recipe.ts";
import { renderedRooms, saveRoom, stateOfRoom } from "./rendered-rooms.ts";
import type { RoomView } from "./room-view.ts";
import { roomViews } from "./views.ts";

const DRAFT_WIDTH = 480;
const DRAFT_SAMPLES = 16;

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    draft: { type: "string" },
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

async function renderAndSave(view: RoomView): Promise<void> {
  if (values.draft !== undefined) {
    await mkdir(values.draft, { recursive: true });
    const { bytes, seconds } = await renderView(view, draftOf(view));
    await writeFile(join(values.draft, `${basename(view.name)}.webp`), bytes);
    console.log(`${view.name}: draft, ${Math.round(seconds)} s`);
    return;
  }
  const { bytes, ...made } = await renderView(view, view.size);
  await saveRoom(view, bytes, made);
  await cropPictures(view.name);
  console.log(`${view.name}: ${Math.round(made.seconds)} s, ${Math.round(bytes.length / 1000)} kB`);
}

const list = renderedRooms();
const wanted = roomViews.filter(
  ({ name }) => values.only === undefined || values.only.includes(name),
);
if (values.list) {
  for (const view of wanted) console.log(`${stateOfRoom(view, list)} ${view.name}`);
} else {
  const forced = values.only !== undefined;
  const queue = ["missing", "stale", ...(forced ? ["fresh"] : [])].flatMap((state) =>
    wanted.filter((view) => stateOfRoom(view, list) === state),
  );
  for (const view of values.draft === undefined ? queue : wanted) await renderAndSave(view);
}
