import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roomLayersStem } from "#demo/light-layers.ts";
import rendered from "#demo/pictures/rendered.json" with { type: "json" };
import inRooms from "#demo/pictures/room-layers.json" with { type: "json" };
import { DEMO_FOLDER, demoPictures } from "./demo-pictures.ts";

test("lists every demo picture with alt text, dimensions and bytes", async () => {
  const pictures = await demoPictures();
  const groups = Map.groupBy(pictures, ({ group }) => group);
  expect([...groups.keys()].toSorted()).toEqual(
    ["albums", "blocks", "categories", "news", "pages", "products", "videos"].toSorted(),
  );
  expect(groups.get("categories")).toHaveLength(37);
  const layers = new Set(["ambient", "lamp"]);
  const wrong = pictures.filter(
    ({ alt, role, width, height, bytes }) =>
      layers.has(role) !== (alt === undefined) ||
      (alt && (alt.ar === "" || alt.en === "")) ||
      Math.min(width, height, bytes) <= 0,
  );
  expect(wrong).toEqual([]);
});

test.each([
  { shown: "light", list: rendered, stemOf: (name: string) => `products/${name}`, least: 20 },
  { shown: "lit room", list: inRooms, stemOf: roomLayersStem, least: 8 },
])("lists a rendered $shown with its ambient and lamp layers", async (which) => {
  const pictures = await demoPictures();
  const pairs = Object.entries(which.list).filter(([, entry]) => "pair" in entry);
  for (const [name] of pairs) {
    const whole = `pictures/${which.stemOf(name)}.webp`;
    const { ambient, lamp } =
      pictures.find(({ file, layers }) => layers && file === whole)?.layers ?? {};
    const layers = [ambient, lamp].map((file) => `pictures/${file}`);
    expect(layers.filter((file) => !existsSync(join(DEMO_FOLDER, file)))).toEqual([]);
    expect(pictures.filter(({ file }) => layers.includes(file))).toHaveLength(2);
  }
  expect(pairs.length).toBeGreaterThan(which.least);
});
