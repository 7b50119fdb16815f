import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
/** schema.org's whole vocabulary as types: the properties of each type, and the values allowed. */
const VOCABULARY = join(dirname(require.resolve("schema-dts")), "schema.d.ts");
const COMPILER = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");

/**
 * Properties that search engines require for a rich result (developers.google.com/search/docs);
 * others are optional.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  ProductGroup: ["name", "hasVariant", "productGroupID", "brand", "description", "url"],
  Product: ["name", "image", "offers", "sku"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  AggregateRating: ["ratingValue", "ratingCount"],
  Review: ["author", "reviewRating"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  NewsArticle: ["headline", "datePublished", "author"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  ImageGallery: ["name", "image"],
  ImageObject: [],
  OnlineStore: ["name", "url"],
  PostalAddress: [],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target"],
  Organization: ["name", "url"],
  Person: ["name"],
  Rating: ["ratingValue"],
  Brand: ["name"],
};

const WRONG = { "@context": "https://schema.org", "@type": "Product" };
/** Rendering all products takes long, and they are all built the same way. */
const EVERY_PRODUCT = process.env["NIGHTLY"] ? 6 : 24;

interface Thing {
  "@type": string;
  [property: string]: unknown;
}

let shop: TestShop;
/** All structured data, by page. */
const found = new Map<string, Thing[]>();

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild });
  for (const path of await pathsOfAllKinds()) {
    const { body } = await shop.app.inject(path);
    const texts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    found.set(
      path,
      [...texts].map(([, json = ""]) => JSON.parse(json) as Thing),
    );
  }
});
afterAll(() => shop.stop());

/** Paths from the sitemap: some of the products, and everything else, in both languages. */
async function pathsOfAllKinds(): Promise<string[]> {
  const { body } = await shop.app.inject("/sitemap.xml");
  const paths = [...body.matchAll(/<url><loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path = ""]) => path,
  );
  const isProduct = (path: string) => /\/product\/\d/.test(path) && !path.includes("categories");
  return paths.filter(
    (path) =>
      !path.includes("?") &&
      (!isProduct(path) || Number(/\d+/.exec(path)?.[0]) % EVERY_PRODUCT === 1),
  );
}

const everyThing = () =>
  [...found].flatMap(([path, things]) =>
    things.flatMap((thing) => [thing, ...thingsWithin(thing)].map((one) => ({ path, one }))),
  );

function thingsWithin(thing: object): Thing[] {
  return Object.values(thing)
    .flat()
    .filter((value): value is Thing => typeof value === "object" && value !== null)
    .flatMap((value) => [value, ...thingsWithin(value)]);
}

/**
 * Properties such as `query-input` say what an action needs: schema.org allows the suffix for any
 * property, so the types lack them.
 */
const known = (property: string, value: unknown) =>
  property.endsWith("-input") ? undefined : value;

test("uses every expected type of structured data", () => {
  const types = new Set(everyThing().map(({ one }) => one["@type"]));
  expect([...types].toSorted()).toEqual(Object.keys(NEEDED).toSorted());
});

test("contains all properties that search engines require", () => {
  const isThere = (value: unknown) => value !== undefined && value !== "" && value !== null;
  const missing = everyThing().flatMap(({ path, one }) =>
    (NEEDED[one["@type"]] ?? [])
      .filter((property) => !isThere(one[property]) || [one[property]].flat().length === 0)
      .map((property) => `${path}: ${one["@type"]} without ${property}`),
  );
  expect(missing).toEqual([]);
});

test("uses only properties and values that schema.org defines", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fanous-vocabulary-"));
  const things = [...found.values()].flat();
  const declared = things.map(
    (thing, index) =>
      `export const thing${index}: WithContext<${thing["@type"]}> = ${JSON.stringify(thing, known)};`,
  );
  const types = [...new Set(["Product", ...things.map((thing) => thing["@type"])])];
  const imported = `import type { WithContext, ${types.join(", ")} } from ${JSON.stringify(VOCABULARY)};`;
  const wrong = `export const wrong: WithContext<Product> = ${JSON.stringify({ ...WRONG, colour: "red" })};`;
  const file = join(folder, "things.ts");
  await writeFile(file, [imported, ...declared, wrong].join("\n"));
  const options = [
    "--noEmit",
    "--skipLibCheck",
    "--strict",
    "--module",
    "nodenext",
    "--pretty",
    "false",
  ];
  const { stdout } = await run(process.execPath, [COMPILER, ...options, file]).catch(
    (failure: { stdout: string }) => failure,
  );
  await rm(folder, { recursive: true });
  // The last line is wrong on purpose, to show that errors are found.
  const faults = stdout.split("\n").filter((line) => /^\S.*error TS/.test(line));
  expect(faults).toEqual([expect.stringMatching(/colour.* does not exist/)]);
});
