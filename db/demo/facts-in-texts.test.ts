import { expect, test } from "vitest";
import { catalogue } from "./index.ts";
import { settings } from "./settings.ts";
import { factsOf, statedMeasures } from "./stated-measures.ts";
import { textsIn } from "./text-checks.ts";
import type { DemoProduct } from "./types.ts";

// What a product's texts say must match its attributes. Every check lists its offenders by name.

const { products } = catalogue;

/** The main texts of a product: about the product itself, not about rooms or other products. */
function headTexts({ code, name, summary, sellingPoints }: DemoProduct) {
  return textsIn({ name, summary, sellingPoints }, code).flatMap(({ path, text }) =>
    (["ar", "en"] as const).map((locale) => ({ path, text: text[locale] })),
  );
}

function allTexts({ code, name, summary, description, sellingPoints }: DemoProduct) {
  return textsIn({ name, summary, description, sellingPoints }, code).flatMap(({ path, text }) =>
    (["ar", "en"] as const).map((locale) => ({ path, text: text[locale] })),
  );
}

/**
 * Not an attribute of the product: a measure of a part, a nominal trade size, a yield, a
 * temperature.
 */
const NO_FACT = new Set([
  "maktab-panel-60 60 cm",
  "kheffa-linear-panel 120 cm",
  "sahra-candle-lamp 117 lm",
  "mawj-outdoor-strip 50°",
  "harf-square-lever 7 mm",
  "lamsa-socket 20 W",
  "hesn-flat-lock 25 mm",
  "shatt-outdoor-wall-light 20°",
  "shatt-outdoor-wall-light 90°",
  "qitar-corner-joiner 90°",
  "maghnat-corner-joiner 90°",
  "qitar-flexible-joiner 180°",
  "qitar-flexible-joiner 60°",
  "maghnat-flexible-joiner 60°",
  "qitar-end-feed 2.5 mm",
  "saqf-ceiling-rose 5 kg",
  "asas-square-box 86 mm",
  "asas-square-box 20 mm",
  "asas-double-box 146 mm",
  "asas-double-box 20 mm",
  "asas-rectangular-box 7 cm",
  "asas-rectangular-box 20 mm",
]);
test("states only true measures in names, summaries and selling points", () => {
  const offenders = products.flatMap((product) => {
    const { figures } = factsOf(product);
    return headTexts(product).flatMap(({ path, text }) =>
      statedMeasures(text)
        .filter(({ value, name }) => !figures.has(value) && !NO_FACT.has(`${product.code} ${name}`))
        .map(({ said }) => `${path}: ${said}`),
    );
  });
  expect(offenders).toEqual([]);
});

test("states only true IP ratings", () => {
  const offenders = products.flatMap((product) => {
    const { codes } = factsOf(product);
    return headTexts(product).flatMap(({ path, text }) =>
      [...text.matchAll(/\bIP\d\d\b/g)].flatMap(([said]) =>
        codes.has(said.toLowerCase()) ? [] : [`${path}: ${said}`],
      ),
    );
  });
  expect(offenders).toEqual([]);
});

const YEARS: [RegExp, number | undefined][] = [
  [/ضمان سنتين|[Tt]wo-year [\w ]*warranty/g, 24],
  [/ضمان (\d+) سن|(\d+)-year [\w ]*warranty/g, undefined],
];

test("states the warranty years that the facts give in months", () => {
  const found: string[] = [];
  const offenders = products.flatMap((product) =>
    allTexts(product).flatMap(({ path, text }) =>
      YEARS.flatMap(([pattern, fixed]) =>
        [...text.matchAll(pattern)].flatMap(([said, ar, en]) => {
          found.push(said);
          const months = fixed ?? Number(ar ?? en) * 12;
          return factsOf(product).all.every((facts) => facts["warranty_m"] === months)
            ? []
            : [`${path}: ${said}`];
        }),
      ),
    ),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(offenders).toEqual([]);
});

test("gives no product less warranty than the shop promises", () => {
  const least = settings.returns.warrantyMonths;
  const offenders = products.filter((product) =>
    factsOf(product).all.some((facts) => Number(facts["warranty_m"]) < least),
  );
  expect(offenders.map(({ code }) => code)).toEqual([]);
});

test("does not call a product dimmable that does not dim", () => {
  const offenders = products.flatMap((product) =>
    factsOf(product).all.some((facts) => (facts["dimmable"] ?? "no") !== "no")
      ? []
      : headTexts(product)
          .filter(({ text }) => /\bdimmable|قابل[ةا]? للتعتيم/.test(text))
          .filter(() => product.category !== "dimmers")
          .map(({ path }) => path),
  );
  expect(offenders).toEqual([]);
});

const DOOR =
  /(?:doors?|أبواب\p{L}*|الأبواب)[^.؛;]*?(?:from |من )?(\d+) (?:to|إلى) (\d+) (?:mm|مم)/gu;

test("states the door thickness of the facts", () => {
  const found: string[] = [];
  const offenders = products.flatMap((product) => {
    const ranges = factsOf(product).all.flatMap((facts) => {
      const range = facts["door_thickness_mm"];
      return Array.isArray(range) ? [range.join("–")] : [];
    });
    if (ranges.length === 0) return [];
    return allTexts(product).flatMap(({ path, text }) =>
      [...text.matchAll(DOOR)].flatMap(([, low, high]) => {
        found.push(path);
        return ranges.includes(`${low}–${high}`) ? [] : [`${path}: ${low}–${high}`];
      }),
    );
  });
  expect(found.length).toBeGreaterThan(3);
  expect(offenders).toEqual([]);
});

/** Length and width of a room, in metres. */
const ROOM = /(\d+) × (\d+) (?:m|م)(?!\p{L})/u;
const SIZE = /(\d+) (?:cm|سم)/u;
/** The tolerance of the nearest available size. */
const TOLERANCE_CM = 10;

test("advises a chandelier diameter of room length plus width, divided by 12", () => {
  const found: string[] = [];
  const offenders = products.flatMap((product) =>
    allTexts(product).flatMap(({ path, text }) =>
      text.split(/[.،؛;]|, /).flatMap((part) => {
        const [, long, wide] = ROOM.exec(part) ?? [];
        const [, size] = SIZE.exec(part) ?? [];
        if (size === undefined || long === undefined) return [];
        found.push(path);
        const meant = ((Number(long) + Number(wide)) * 100) / 12;
        return Math.abs(meant - Number(size)) <= TOLERANCE_CM ? [] : [`${path}: ${part}`];
      }),
    ),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(offenders).toEqual([]);
});

/** What a text says is sold here separately, and the matching product. */
const SOLD_HERE: Record<string, string[]> = {
  "hesn-flat-lock": ["daqiq-cylinder", "nada-lever-handle"],
  "maghnat-magnetic-spot": ["mizan-48v-driver", "maghnat-magnetic-rail"],
  "qitar-track-spot": ["qitar-track-rail", "qitar-end-feed"],
  "nada-lever-handle": ["nada-cylinder-rose"],
};

test("sells every product that texts name as sold separately", () => {
  const codes = new Set(products.map(({ code }) => code));
  const offenders = products.flatMap((product) =>
    allTexts(product)
      .filter(({ text }) =>
        /sold separately|(?:تُشترى|يُشترى|يُشتريان|تُباع) (?:على حدة|منفصل)/.test(text),
      )
      .filter(() => !SOLD_HERE[product.code]?.every((code) => codes.has(code)))
      .map(({ path }) => path),
  );
  expect(offenders).toEqual([]);
});

/** The shape of a back box in a text, and the size in the facts that it names. */
const BOX_SHAPES: [RegExp, string][] = [
  [/مربعة|square/u, "square-86"],
  [/مزدوجة|double/u, "double-146"],
  [/مستطيلة|rectangular/u, "rectangular-3x7"],
  [/مستديرة|round/u, "round"],
];

test("names the right back box in the texts of plates", () => {
  const found: string[] = [];
  const offenders = products.flatMap((product) =>
    allTexts(product).flatMap(({ path, text }) =>
      text
        .split(/[.؛;]/)
        .filter((part) => /العلب|علبة|\bbox(?:es)?\b/u.test(part))
        .filter((part) => !/لا تركب على|do not fit/.test(part))
        .flatMap((part) => BOX_SHAPES.filter(([shape]) => shape.test(part)))
        .flatMap(([, size]) => {
          const { codes } = factsOf(product);
          if (!factsOf(product).all.some((facts) => "box_size" in facts)) return [];
          found.push(path);
          return codes.has(size) ? [] : [`${path}: ${size}`];
        }),
    ),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(offenders).toEqual([]);
});

test("names the plate size where a brand's description mentions back boxes", () => {
  const offenders = catalogue.brands.filter(({ code, description }) => {
    const own = products.filter(({ brand }) => brand === code);
    const sizes = own.flatMap((product) =>
      [...factsOf(product).codes].flatMap((one) => /(?<=square-|double-)\d+$/.exec(one) ?? []),
    );
    return (["ar", "en"] as const).some(
      (locale) =>
        /على (?:ال)?علب |\bback box/.test(description[locale]) &&
        !sizes.some((size) => description[locale].includes(size)),
    );
  });
  expect(offenders.map(({ code }) => code)).toEqual([]);
});

test("does not call products without a radio wireless", () => {
  const offenders = products.flatMap((product) =>
    product.attributes["smart"] === undefined
      ? allTexts(product).filter(({ text }) => /لاسلكي|wireless/iu.test(text))
      : [],
  );
  expect(offenders.map(({ path }) => path)).toEqual([]);
});

test("uses only words of nearby category names in category slugs", () => {
  const offenders = catalogue.categories.flatMap((category) => {
    const near = catalogue.categories.filter(
      ({ code, parent }) => code === category.parent || parent === category.parent,
    );
    const names = [category, ...near].map(({ name }) => name.en.toLowerCase()).join(" ");
    return category.slug.en
      .split("-")
      .filter((word) => !names.replaceAll(" ", "").includes(word.replace(/(?:s|ing)$/, "")))
      .map((word) => `${category.slug.en}: ${word}`);
  });
  expect(offenders).toEqual([]);
});
