import { expect, test } from "vitest";
import { albums } from "./content/albums/index.ts";
import { faqGroups } from "./content/faq/index.ts";
import { news } from "./content/news/index.ts";
import { contentPages } from "./content/pages/index.ts";
import { videos } from "./content/videos.ts";
import { catalogue } from "./index.ts";
import { factsOf, statedMeasures } from "./stated-measures.ts";
import { textsIn } from "./text-checks.ts";
import type { Bilingual, DemoProduct } from "./types.ts";

// Products are also described in their own long texts and in questions, news, albums and blocks.
// These texts must match the products' facts. Every check lists its offenders by name.

const { products, blocks } = catalogue;
const LANGUAGES = ["ar", "en"] as const;

/** Measures in a text that are not facts of the products it is about. */
function strangers(text: string, about: readonly DemoProduct[]): string[] {
  const figures = about.map((product) => factsOf(product).figures);
  return statedMeasures(text)
    .filter(({ value }) => !figures.some((known) => known.has(value)))
    .map(({ name }) => name);
}

/** Watts, lumens and kelvins in a text can only be facts of a light. */
const OF_LIGHT = / (?:W|lm|K)$/;

/**
 * Exceptions in long texts: lamps to buy with the product, its driver or dimmer, sums of several.
 */
const LONG_NO_FACT = new Set([
  "layali-arm-chandelier 4 W",
  "layali-arm-chandelier 2700 K",
  "khan-pierced-lantern 2700 K",
  "qubba-dome-pendant 9 W",
  "lulua-globe-pendant 8 W",
  "lulua-globe-pendant 12 W",
  "asal-amber-globe-pendant 2200 K",
  "anqud-cluster-pendant 3.5 W",
  "maghnat-magnetic-spot 72 W",
  "maghnat-magnetic-spot 100 W",
  "sahra-candle-lamp 48 W",
  "rokn-square-downlight 5 W",
  "khayt-cob-strip 60 W",
  "bawaba-outdoor-lantern 7 W",
  "bawaba-outdoor-lantern 2700 K",
  "hams-led-dimmer 50 W",
  "lamsa-socket 20 W",
  "madad-24v-driver 50 W",
  "mizan-48v-driver 12 W",
  "mizan-48v-driver 72 W",
]);

/** The colour can be adjusted: the facts state the one it comes with. */
const isSetOnIt = (product: DemoProduct, name: string) =>
  name.endsWith(" K") && factsOf(product).all.every((facts) => facts["cct_switch"] === true);

test("states only true watts, lumens and kelvins in long texts", () => {
  let count = 0;
  const offenders = products.flatMap((product) => {
    const { code, description, careNotes } = product;
    return textsIn({ description, careNotes }, code).flatMap(({ path, text }) =>
      LANGUAGES.flatMap((language) => {
        count += statedMeasures(text[language]).filter(({ name }) => OF_LIGHT.test(name)).length;
        return strangers(text[language], [product])
          .filter((name) => OF_LIGHT.test(name) && !isSetOnIt(product, name))
          .filter((name) => !LONG_NO_FACT.has(`${code} ${name}`))
          .map((name) => `${path}: ${code} ${name}`);
      }),
    );
  });
  expect(count).toBeGreaterThan(20);
  expect(offenders).toEqual([]);
});

test("states only true IP ratings in long texts", () => {
  const offenders = products.flatMap((product) => {
    const { codes } = factsOf(product);
    const { code, description, careNotes } = product;
    return textsIn({ description, careNotes }, code).flatMap(({ path, text }) =>
      [...`${text.ar} ${text.en}`.matchAll(/\bIP\d\d\b/g)].flatMap(([said]) =>
        codes.has(said.toLowerCase()) || LONG_NO_FACT.has(`${code} ${said}`)
          ? []
          : [`${path}: ${code} ${said}`],
      ),
    );
  });
  expect(offenders).toEqual([]);
});

/** Products by their name in guillemets: «هالة». */
const byName = Map.groupBy(products, ({ name }) => /«(.+?)»/.exec(name.ar)?.[1] ?? "");

/** Parts of a text that mention products by name, with these products, in both languages. */
function speakingOf({ ar, en }: Bilingual): { parts: string[]; about: DemoProduct[] } {
  const about = [...ar.matchAll(/«(.+?)»/g)].flatMap(([, name = ""]) => byName.get(name) ?? []);
  return { parts: about.length > 0 ? [ar, en] : [], about };
}

/** Measures of a room, table, hook or another part: no facts of the product named beside them. */
const AROUND_NO_FACT = new Set([
  // The front that its screws fit.
  "sadaf-cabinet-pull 18 mm",
  "hala-ring-chandelier 75 cm",
  "kettan-linen-wall-light 160 cm",
  "omq-deep-spot 60 cm",
  "ghosn-garden-spike 50 cm",
  // A part of it, as in its own texts.
  "harf-square-lever 7 mm",
]);

test("states only true measures of products named in other content", () => {
  let count = 0;
  const around = { blocks, contentPages, faqGroups, news, videos };
  const offenders = textsIn(around, "demo").flatMap(({ path, text }) => {
    const { parts, about } = speakingOf(text);
    count += parts.length;
    return parts.flatMap((part) =>
      strangers(part, about)
        .filter((name) => !AROUND_NO_FACT.has(`${about[0]?.code} ${name}`))
        .map((name) => `${path}: ${about[0]?.code} ${name}`),
    );
  });
  expect(count).toBeGreaterThan(20);
  expect(offenders).toEqual([]);
});

test("states only true measures of products in album captions", () => {
  let count = 0;
  const offenders = albums.flatMap(({ code, pictures }) =>
    pictures.flatMap(({ product: seen, alt, caption }, index) => {
      const product = products.find((one) => one.code === seen);
      if (!product) return [];
      const texts = [alt, ...(caption ? [caption] : [])].flatMap(({ ar, en }) => [ar, en]);
      return texts.flatMap((text) => {
        count += statedMeasures(text).length;
        return strangers(text, [product])
          .filter((name) => !AROUND_NO_FACT.has(`${product.code} ${name}`))
          .map((name) => `${code} ${index + 1}: ${product.code} ${name}`);
      });
    }),
  );
  expect(count).toBeGreaterThan(10);
  expect(offenders).toEqual([]);
});

test("names only warranty months that products have", () => {
  const months = new Set(
    products.flatMap((product) => factsOf(product).all.map((facts) => facts["warranty_m"])),
  );
  const named = textsIn({ faqGroups, contentPages }, "demo")
    .filter(({ text }) => /warranty|covered/i.test(text.en))
    .flatMap(({ path, text }) =>
      [...text.en.matchAll(/(\d+)(?: or (\d+))? months/g)].flatMap(([, one, other]) =>
        [one, other].filter((found) => found !== undefined).map((figure) => ({ path, figure })),
      ),
    );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ figure }) => !months.has(Number(figure)))).toEqual([]);
});
