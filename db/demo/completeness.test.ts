import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureOfCategory } from "./category-pictures.ts";
import { catalogue } from "./index.ts";
import { finishOf, picturesOf } from "./pictures.ts";
import { requiredFacts } from "./required-facts.ts";
import type { DemoPicture, DemoProduct, DemoVariant } from "./types.ts";

// Nothing about a product may be missing: pictures, texts, attributes. Every check lists its
// offenders by name.

const LARGEST_PICTURE = 320_000;
const LARGEST_FILM = 2_000_000;
const ALL_OF_THEM = 90_000_000;

const { categories, products } = catalogue;
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant, facts: factsOf(product, variant) })),
);

function factsOf(product: DemoProduct, variant: DemoVariant): Record<string, unknown> {
  return { ...product.attributes, ...variant.attributes, ...variant.options };
}

/** Whether a product gives light, by its attributes alone. */
function isLight(facts: Record<string, unknown>): boolean {
  return facts["luminous_flux"] !== undefined || facts["lamp_count"] !== undefined;
}

const onDisk = (...path: string[]) => join(import.meta.dirname, ...path);
const isThere = (picture: string) => existsSync(onDisk("pictures", picture));
const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });

async function measuresOf({ file }: DemoPicture) {
  if (!isThere(file)) return { width: 0, height: 0 };
  const { width, height } = await sharp(onDisk("pictures", file)).metadata();
  return { width, height };
}

/** Products drawn from their dimensions: one picture per finish is enough. */
const modelled = products.filter(({ drawing }) => drawing.family !== "plain");

/** Other pictures may show a variant in another finish. */
const ownRoles = new Set(["hero", "night"]);

/** The distinct pictures of a product. */
function differentPictures(product: DemoProduct): DemoPicture[] {
  const all = product.variants.flatMap((variant) => picturesOf(product, variant));
  return [...new Map(all.map((picture) => [picture.file, picture])).values()];
}

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("has a daylight picture of each variant, a night picture of lights", () => {
  const offenders = variants.filter(({ product, variant, facts }) => {
    const own = picturesOf(product, variant).filter(({ role }) => ownRoles.has(role));
    const stem = `products/${product.code}--${finishOf(product, variant)}`;
    return (
      own.map(({ role }) => role).join() !== (isLight(facts) ? "hero,night" : "hero") ||
      own.some(({ file }) => !file.startsWith(stem))
    );
  });
  const missing = products.flatMap(differentPictures).filter(({ file }) => !isThere(file));
  expect(offenders.map(({ variant }) => variant.sku)).toEqual([]);
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test("has a close-up of each product in its main picture's shape", async () => {
  const offenders: string[] = [];
  for (const product of modelled) {
    const [first] = product.variants;
    const shown = first ? picturesOf(product, first) : [];
    const [hero, detail] = ["hero", "detail"].map((role) => shown.find((one) => one.role === role));
    const [whole, near] = [hero && (await measuresOf(hero)), detail && (await measuresOf(detail))];
    const fits = near?.width === 720 && near.height === 900;
    const isAlike = whole && near && whole.width * near.height === whole.height * near.width;
    if (!fits || !isAlike || whole.width < near.width) offenders.push(product.code);
  }
  expect(offenders).toEqual([]);
});

/** The RIFF header states the file's length without its own eight bytes. */
const isWhole = (webp: Buffer) => webp.readUInt32LE(4) + 8 === webp.length;

test("has complete WebP pictures without metadata", async () => {
  const files = filesOf("pictures/**/*.webp");
  expect(files.length).toBeGreaterThan(500);
  const offenders: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(onDisk(file));
    const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    const hidden = exif ?? xmp ?? iptc ?? icc ?? orientation;
    if (format !== "webp" || !isWhole(bytes) || hidden !== undefined) offenders.push(file);
  }
  expect(offenders).toEqual([]);
});

test("shows every product in a room", () => {
  const offenders = modelled.filter((product) =>
    differentPictures(product).every(({ role }) => role !== "room"),
  );
  expect(offenders.map(({ code }) => code)).toEqual([]);
});

test("gives every category a distinct picture of a product in it", () => {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]));
  const lineage = (code: string | undefined): string[] =>
    code === undefined ? [] : [code, ...lineage(parents.get(code))];
  const categoriesOf = new Map(
    variants.map(({ product, variant }) => [
      `${product.code}--${finishOf(product, variant)}`,
      lineage(product.category),
    ]),
  );
  const offenders = categories.filter(({ code, picture }) => {
    const shown = pictureOfCategory[code] ?? "";
    return !categoriesOf.get(shown)?.includes(code) || !isThere(picture);
  });
  expect(offenders.map(({ code }) => code)).toEqual([]);
  expect(repeated(Object.values(pictureOfCategory))).toEqual([]);
});

test("has every picture named by the home page", () => {
  const named = [...JSON.stringify(catalogue.blocks).matchAll(/"picture":"([^"]+)"/g)];
  const files = named.map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test("gives all pictures of a product distinct alt texts", () => {
  const offenders = products.filter((product) => {
    const alts = differentPictures(product).map(({ alt }) => alt);
    const said = alts.flatMap(({ ar, en }) => [ar, en]);
    return said.some((alt) => alt.trim() === "") || repeated(said).length > 0;
  });
  expect(offenders.map(({ code }) => code)).toEqual([]);
});

test("has every product text in both languages", () => {
  const offenders = products.flatMap((product) => {
    const { code, name, slug, summary, description, careNotes } = product;
    const points = product.sellingPoints.map((point, at) => [`point ${at + 1}`, point] as const);
    const words = Object.entries({ name, slug, summary, description, careNotes });
    return [...words, ...points]
      .filter(([, { ar, en }]) => Math.min(ar.trim().length, en.trim().length) < 3)
      .map(([field]) => `${code} ${field}`);
  });
  expect(offenders).toEqual([]);
  expect(products.filter(({ sellingPoints }) => sellingPoints.length !== 3)).toEqual([]);
});

test("has the facts that each variant's category requires", () => {
  const offenders = variants.flatMap(({ product, variant, facts }) => {
    const led = facts["integrated_led"];
    return requiredFacts(product.category, typeof led === "boolean" ? led : undefined)
      .filter((code) => facts[code] === undefined)
      .map((code) => `${variant.sku} ${code}`);
  });
  expect(offenders).toEqual([]);
});

test("keeps pictures and videos small enough for the repository", () => {
  const pictures = [...filesOf("pictures/**/*.{webp,svg}"), ...filesOf("videos/*.webp")];
  const films = filesOf("videos/*.{webm,mp4}");
  const over = (files: string[], most: number) =>
    files.filter((file) => statSync(onDisk(file)).size > most);
  expect(pictures.length).toBeGreaterThan(200);
  expect(films.length).toBeGreaterThanOrEqual(8);
  expect(over(pictures, LARGEST_PICTURE)).toEqual([]);
  expect(over(films, LARGEST_FILM)).toEqual([]);
  const total = [...pictures, ...films].reduce((sum, file) => sum + statSync(onDisk(file)).size, 0);
  expect(total).toBeLessThan(ALL_OF_THEM);
});
