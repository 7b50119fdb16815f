/** Hashes of what a room view depends on: they show whether its picture is up to date. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../../db/demo/index.ts";
import { finishOf } from "../../../db/demo/pictures.ts";
import { factsRead, hashOf, here, source } from "../recipe.ts";
import type { RenderTask } from "../stages.ts";
import type { RoomView } from "./room-view.ts";

const SCRIPT = "rooms/render_room.py";
/** Lamps light most of a room indirectly, by few rays. */
const HALVINGS = 2;

/** What a family reads about one of our products: the attributes of this exact variant. */
function pieceOf(sku: string) {
  for (const product of catalogue.products) {
    const variant = product.variants.find((one) => one.sku === sku);
    if (!variant) continue;
    const { family, count, tiers, shade } = product.drawing;
    const facts = { ...product.attributes, ...variant.attributes, ...variant.options };
    const finish = finishOf(product, variant);
    return { code: product.code, family, finish, count, tiers, shade, facts };
  }
  throw new Error(`no product has the SKU ${sku}`);
}

/** Sources of a Python module under tools/render and of everything it imports from there. */
function sourcesOf(module: string, seen = new Map<string, string>()): Map<string, string> {
  const file = `${module.replaceAll(".", "/")}.py`;
  if (seen.has(file) || !existsSync(join(here, file))) return seen;
  const text = source(file);
  seen.set(file, text);
  for (const [, from = "", names = ""] of text.matchAll(/^\s*from ([\w.]+) import (.+)$/gm)) {
    sourcesOf(from, seen);
    for (const name of names.split(/,\s*/)) sourcesOf(`${from}.${name.trim()}`, seen);
  }
  return seen;
}

/** Hashes the view at its own size, so that the hash is the same when a draft is compared. */
export function renderTaskOf(view: RoomView, quality = view.size): RenderTask {
  const { setting, changes = {} } = view;
  const whole = Object.entries(view.pieces).map(([name, sku]) => [name, pieceOf(sku)] as const);
  const sources = sourcesOf(SCRIPT.replace(/\.py$/, "").replaceAll("/", "."));
  sourcesOf(`rooms.views.${setting.replaceAll("-", "_")}`, sources);
  for (const [, { family }] of whole) sourcesOf(`families.${family.replaceAll("-", "_")}`, sources);
  const pieces = Object.fromEntries(
    whole.map(([name, piece]) => [
      name,
      { ...piece, facts: factsRead(piece.facts, sources.values()) },
    ]),
  );
  const parameters = { setting, changes, pieces };
  const files = [...sources.keys()].toSorted().map((file) => sources.get(file) ?? "");
  const scene = hashOf(JSON.stringify([parameters, quality]), ...files);
  const name = view.name.replaceAll("/", "-");
  return { name, script: SCRIPT, parameters, quality, scene, halvings: HALVINGS };
}

export function developmentHash({ exposure }: RoomView): string {
  return hashOf(JSON.stringify(exposure), source("rooms/develop_room.py"));
}
