/** What a view of a room depends on, as the hashes that tell whether its picture is up to date. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../../db/demo/index.ts";
import { finishOf } from "../../../db/demo/pictures.ts";
import { here } from "../recipe.ts";
import type { Take } from "../stages.ts";
import type { RoomView } from "./room-view.ts";

const SCRIPT = "rooms/render_room.py";

/** What a family reads of one of our products: the facts of this very variant. */
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

/** Sources of a Python module under tools/render and of all that it imports from there. */
function sourcesOf(module: string, seen = new Map<string, string>()): Map<string, string> {
  const file = `${module.replaceAll(".", "/")}.py`;
  if (seen.has(file) || !existsSync(join(here, file))) return seen;
  const text = readFileSync(join(here, file), "utf8");
  seen.set(file, text);
  for (const [, from = "", names = ""] of text.matchAll(/^\s*from ([\w.]+) import (.+)$/gm)) {
    sourcesOf(from, seen);
    for (const name of names.split(/,\s*/)) sourcesOf(`${from}.${name.trim()}`, seen);
  }
  return seen;
}

function hashOf(...parts: string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** Hashes the view under `hashed`, the same at every size when a draft is compared. */
export function takeOf(view: RoomView, quality = view.size): Take {
  const pieces = Object.fromEntries(
    Object.entries(view.pieces).map(([name, sku]) => [name, pieceOf(sku)]),
  );
  const { setting, changes = {} } = view;
  const told = { setting, changes, pieces };
  const sources = sourcesOf(SCRIPT.replace(/\.py$/, "").replaceAll("/", "."));
  sourcesOf(`rooms.views.${setting.replaceAll("-", "_")}`, sources);
  for (const { family } of Object.values(pieces))
    sourcesOf(`families.${family.replaceAll("-", "_")}`, sources);
  const files = [...sources.keys()].toSorted().map((file) => sources.get(file) ?? "");
  const scene = hashOf(JSON.stringify([told, quality]), ...files);
  return { name: view.name.replaceAll("/", "-"), script: SCRIPT, told, quality, scene };
}

export function developmentHash({ exposure }: RoomView): string {
  return hashOf(
    JSON.stringify(exposure),
    readFileSync(join(here, "rooms/develop_room.py"), "utf8"),
  );
}
