/** Every picture there is to draw: its file under db/demo/pictures or web/public, and how to draw it. */
import { catalogue } from "../../db/demo/index.ts";
import { drawnPicturesOf, finishOf, picturesOf } from "../../db/demo/pictures.ts";
import type { DemoProduct } from "../../db/demo/types.ts";
import { favicon, logoMark } from "./logo.ts";
import { productPicture } from "./picture.ts";
import { scenes } from "./scenes/all.ts";
import { specOf } from "./spec.ts";

const PICTURES = "db/demo/pictures";

export interface Job {
  /** Path from the root of the repository. */
  file: string;
  /** Product or scene. */
  code: string;
  draw: () => string;
}

function productJobs(product: DemoProduct): Job[] {
  const found = new Map<string, Job>();
  for (const variant of product.variants) {
    const finish = finishOf(product, variant);
    const spec = () => specOf(product, product.variants[0] ?? variant, finish);
    for (const { file, role } of drawnPicturesOf(product, variant)) {
      if (found.has(file) || (role !== "hero" && role !== "night")) continue;
      found.set(file, {
        file: `${PICTURES}/${file}`,
        code: product.code,
        draw: () => productPicture(spec(), role === "night"),
      });
    }
  }
  return [...found.values()];
}

export function jobs(): Job[] {
  const rooms = Object.entries(scenes).map(([code, draw]): Job => {
    return { file: `${PICTURES}/scenes/${code}.svg`, code, draw };
  });
  return [
    ...catalogue.products.flatMap(productJobs),
    ...rooms,
    { file: "web/public/logo-mark.svg", code: "logo-mark", draw: logoMark },
    { file: "web/public/favicon.svg", code: "favicon", draw: favicon },
  ];
}

/** Pictures that the catalogue names, from the root of the repository. */
export function named(): string[] {
  const products = catalogue.products.flatMap((product) =>
    product.variants.flatMap((variant) =>
      (product.pictures ?? picturesOf(product, variant)).map(({ file }) => file),
    ),
  );
  const categories = catalogue.categories.map(({ picture }) => picture);
  const blocks = catalogue.blocks.flatMap((block) => picturesIn(block));
  return [...new Set([...products, ...categories, ...blocks])].map((file) => `${PICTURES}/${file}`);
}

function picturesIn(value: unknown): string[] {
  if (typeof value === "string")
    return /^(albums|scenes|products|categories)\/.+\.(?:svg|webp)$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}
