import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { DemoPictureGroup, DemoPictureSheet } from "#contract/demo-pictures.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import type { LightLayers } from "#contract/media/light-layers.ts";
import { albums } from "#demo/content/albums/index.ts";
import { faqGroups } from "#demo/content/faq/index.ts";
import { news } from "#demo/content/news/index.ts";
import { contentPages } from "#demo/content/pages/index.ts";
import type { DemoContentPicture, DemoTextPart } from "#demo/content/types.ts";
import { videos } from "#demo/content/videos.ts";
import { catalogue } from "#demo/index.ts";
import { albumLayersOf, lightLayersOf, roomLayersOf } from "#demo/light-layers.ts";
import { picturesOf } from "#demo/pictures.ts";
import type { DemoProduct } from "#demo/types.ts";

/** The folder that file names are relative to. */
export const DEMO_FOLDER = join(import.meta.dirname, "..", "..", "..", "db", "demo");

type Shown = Omit<DemoPictureSheet, "width" | "height" | "bytes">;

/** Every picture of the demo shop, with its texts, dimensions and file size. */
export async function demoPictures(): Promise<DemoPictureSheet[]> {
  const shown = [
    ...catalogue.products.flatMap(picturesOfProduct),
    ...catalogue.categories.map(({ code, name, picture }) =>
      sheet("categories", { code, title: name }, "tile", { file: picture, alt: name }),
    ),
    ...picturesOfBlocks(),
    ...picturesOfWords(),
    ...albums.flatMap(({ pictures, ...album }) =>
      pictures.flatMap((picture, at) => {
        const own = sheet("albums", album, String(at + 1), picture);
        return withLayers(own, albumLayersOf(picture.file));
      }),
    ),
    ...videos.map(({ code, title }): Shown => {
      const file = `videos/${code}-poster.webp`;
      return { group: "videos", code, title, file, role: "poster", alt: title };
    }),
  ];
  const files = [...new Set(shown.map(({ file }) => file))];
  const measured = new Map(
    await Promise.all(files.map(async (file) => [file, await measure(file)] as const)),
  );
  return shown.map((one) => {
    const { width = 0, height = 0, bytes = 0 } = measured.get(one.file) ?? {};
    return { ...one, width, height, bytes };
  });
}

async function measure(file: string) {
  const path = join(DEMO_FOLDER, file);
  const [{ width, height }, { size }] = await Promise.all([sharp(path).metadata(), stat(path)]);
  return { width, height, bytes: size };
}

function sheet(
  group: DemoPictureGroup,
  { code, title }: { code: string; title: Bilingual },
  role: string,
  { file, alt }: DemoContentPicture,
): Shown {
  return { group, code, title, file: `pictures/${file}`, role, alt };
}

/** The pictures of its variants, each once; those of a rendered light are followed by its layers. */
function picturesOfProduct(product: DemoProduct): Shown[] {
  const owner = { code: product.code, title: product.name };
  const found = new Map<string, Shown[]>();
  for (const variant of product.variants) {
    const layersOfRole = new Map([
      ["hero", lightLayersOf(product, variant)],
      ["room", roomLayersOf(product, variant)],
    ]);
    for (const picture of picturesOf(product, variant)) {
      const own = sheet("products", owner, picture.role, picture);
      const layers = layersOfRole.get(picture.role);
      found.set(picture.file, withLayers(own, layers));
    }
  }
  return [...found.values()].flat();
}

/** A picture, followed by the layers that it adds up from. */
function withLayers(picture: Shown, layers: LightLayers | undefined): Shown[] {
  if (!layers) return [picture];
  const { group, code, title } = picture;
  const own = { group, code, title };
  return [
    { ...picture, layers },
    { ...own, role: "ambient", file: `pictures/${layers.ambient}` },
    { ...own, role: "lamp", file: `pictures/${layers.lamp}` },
  ];
}

function picturesOfBlocks(): Shown[] {
  return catalogue.blocks.flatMap((block) =>
    block.picture === undefined
      ? []
      : [sheet("blocks", block, block.kind, { file: block.picture, alt: block.title })],
  );
}

/** Pictures at the top of pages and news, and within their text. */
function picturesOfWords(): Shown[] {
  const within = (parts: readonly DemoTextPart[]) =>
    parts.flatMap((part) => (part.kind === "picture" ? [part.picture] : []));
  const answers = faqGroups.flatMap(({ questions }) =>
    questions.flatMap(({ code, question, answer }) =>
      within(answer).map((picture) => sheet("pages", { code, title: question }, "text", picture)),
    ),
  );
  const written = { pages: contentPages, news } as const;
  const pieces = (["pages", "news"] as const).flatMap((group) =>
    written[group].flatMap((piece) => [
      ...(piece.picture ? [sheet(group, piece, "head", piece.picture)] : []),
      ...within(piece.parts).map((picture) => sheet(group, piece, "text", picture)),
    ]),
  );
  return [...pieces, ...answers];
}
