import { describe, expect, test } from "vitest";
import {
  advisedDiameter,
  bestDiameter,
  HEADROOM,
  hangingLimits,
  OVER_TABLE,
} from "#contract/lighting/advice/hanging-advice.ts";
import {
  exactLightCount,
  USUAL_MAINTENANCE,
  USUAL_UTILISATION,
} from "#contract/lighting/illuminance/lumen-method.ts";
import { ROOM_USES, type RoomUse } from "#contract/lighting/plan/room-uses.ts";
import { lumens, lux, mm } from "#contract/lighting/units.ts";
import { faqGroups } from "./content/faq/index.ts";
import { news } from "./content/news/index.ts";
import { catalogue } from "./index.ts";
import { textsIn } from "./text-checks.ts";
import type { DemoProduct } from "./types.ts";

// Texts that name a size of a room or a ceiling advise what the room advice and the filter advise.

const TABLE_TOP = 750;

interface Claim {
  product: DemoProduct | undefined;
  clause: string;
  /** Numbers that the pattern found. */
  said: number[];
}

type Check = (claim: Claim) => boolean;

const factsOf = ({ attributes }: DemoProduct, variant: DemoProduct["variants"][number]) => ({
  ...attributes,
  ...variant.attributes,
  ...variant.options,
});
/** A number attribute of every variant that has the given facts. */
function valuesOf(
  product: DemoProduct | undefined,
  code: string,
  where: Record<string, number> = {},
): number[] {
  return (product?.variants ?? [])
    .map((variant) => factsOf(product as DemoProduct, variant) as Record<string, unknown>)
    .filter((facts) => Object.entries(where).every(([key, value]) => facts[key] === value))
    .map((facts) => Number(facts[code]));
}

const sizesOf = (product: DemoProduct | undefined) =>
  valuesOf(product, "diameter_mm").filter((size) => size > 0);

const place = (length: number, width: number) => ({
  length: mm(length * 1000),
  width: mm(width * 1000),
  table: null,
});

/** The size named for a room: the product's best one, or the rule's if it is about no size. */
function isBestSize(
  product: DemoProduct | undefined,
  size: number,
  room: ReturnType<typeof place>,
) {
  const sizes = sizesOf(product);
  const best = sizes.includes(size) ? bestDiameter(sizes, room) : advisedDiameter(room);
  return best === size;
}

const USES: [RegExp, RoomUse][] = [
  [/kitchen|مطبخ/, "kitchen"],
  [/bathroom|حمام/, "bathroom"],
  [/reception|ريسبشن/i, "reception"],
  [/office|مكتب|Study/, "study"],
  [/bedroom|النوم/i, "bedroom"],
  [/dining|السفرة/i, "dining"],
  [/corridor|طرقة/i, "corridor"],
];
/** Lumens per square metre by the lumen method, for each use that a clause names. */
function densitiesOf(clause: string): number[] {
  return USES.filter(([word]) => word.test(clause)).map(([, use]) =>
    exactLightCount({
      area: 1,
      target: lux(ROOM_USES[use][1]),
      flux: lumens(1),
      utilisation: USUAL_UTILISATION,
      maintenance: USUAL_MAINTENANCE,
    }),
  );
}
const isNear = (said: number, right: number) => Math.abs(said / right - 1) <= 0.1;
/** Whether the smallest flux suits the area, for every room use that the clause names. */
function lights(clause: string, fluxes: number[], area: number): boolean {
  const densities = densitiesOf(clause);
  const isRight = (flux: number) => densities.every((density) => isNear(area, flux / density));
  return densities.length > 0 && fluxes.length > 0 && isRight(Math.min(...fluxes));
}

const N = String.raw`(\d+(?:\.\d+)?)`;
const M2 = "(?: م²| square metres?)";

const RULES: [name: string, pattern: RegExp, check: Check][] = [
  [
    "a size for a room",
    new RegExp(`${N} (?:سم|cm)[^×,،]*?${N} × ${N} (?:م|m)(?![\\p{L}])`, "u"),
    ({ product, said: [size = 0, length = 0, width = 0] }) =>
      isBestSize(product, size * 10, place(length, width)),
  ],
  [
    "a room's size",
    new RegExp(`${N} × ${N} (?:م|m) .*?(?:حوالي|about) ${N} (?:سم|cm)`, "u"),
    ({ product, said: [length = 0, width = 0, size = 0] }) =>
      isBestSize(product, size * 10, place(length, width)),
  ],
  [
    "a room's lumens",
    new RegExp(`${N} × ${N} (?:م|m) .*?(?:حوالي|about) ${N} (?:لومن|lm)`, "u"),
    ({ clause, said: [length = 0, width = 0, flux = 0] }) => lights(clause, [flux], length * width),
  ],
  [
    "lamps by area",
    new RegExp(
      `(?:موديل |Choose |، و|, )${N}(?: لمبات| lamps)? (?:ل\\S+|for(?: a room of)? up to) (?:حتى )?${N}(?![\\d%])`,
      "u",
    ),
    ({ product, said: [count = 0, area = 0] }) => {
      const [size = 0] = valuesOf(product, "diameter_mm", { lamp_count: count });
      return isBestSize(product, size, place(Math.sqrt(area), Math.sqrt(area)));
    },
  ],
  [
    "power for an area",
    new RegExp(
      `${N} (?:وات|W) (?:downlight |is enough )?(?:تكفي مطبخًا |لكل |for a kitchen of |for every |for )?(?:حتى |up to )?${N}${M2}?`,
      "u",
    ),
    ({ product, clause, said: [power = 0, area = 0] }) =>
      lights(clause, valuesOf(product, "luminous_flux", { power_w: power }), area),
  ],
  [
    "one for an area",
    new RegExp(`(?:(?:قطعة|بانل) كل|one per|to every) ${N}${M2}`, "u"),
    ({ product, clause, said: [area = 0] }) =>
      lights(clause, valuesOf(product, "luminous_flux"), area),
  ],
  [
    "a number for areas",
    new RegExp(`(?:من|Allow) ${N} (?:إلى|to) ${N} .*?${N} (?:إلى|to) ${N}${M2}`, "u"),
    ({ product, clause, said: [few = 0, many = 0, small = 0, large = 0] }) => {
      const [density = 0] = densitiesOf(clause);
      const flux = Math.min(...valuesOf(product, "luminous_flux"));
      const needed = (area: number) => Math.ceil((area * density) / flux);
      return needed(small) === few && needed(large) === many;
    },
  ],
  [
    "lumens per square metre",
    new RegExp(`${N} (?:لومن لكل متر مربع|lm per square metre)`, "u"),
    ({ clause, said: [density = 0] }) => {
      const right = densitiesOf(clause);
      return right.length > 0 && right.every((one) => isNear(density, one));
    },
  ],
  [
    "headroom",
    /(?:سقفه|Under a) (\d+) (?:م|m ceiling) (?:اترك|keep) (\d+) (?:سم|cm)/u,
    ({ said: [, headroom = 0] }) => headroom * 10 === HEADROOM,
  ],
  [
    "a ceiling that suits",
    new RegExp(
      `(?:سقفًا من|suits a|سقفًا لا يقل عن|a ceiling of at least) ${N} (?:م|m)(?![\\p{L}])`,
      "u",
    ),
    ({ product, said: [height = 0] }) => {
      const room = { length: mm(5000), width: mm(5000), height: mm(height * 1000) };
      const drop = (product?.attributes as Record<string, unknown> | undefined)?.["drop_mm"];
      const [shortest = Infinity] = Array.isArray(drop) ? (drop as number[]) : [];
      return shortest <= hangingLimits(room).drop;
    },
  ],
  [
    "above a table",
    new RegExp(`(?:فوق (?:السفرة|الترابيزة)|over a table|Over a table)\\D* ${N} (?:سم|cm)`, "u"),
    ({ said: [gap = 0] }) => gap * 10 === OVER_TABLE.least - TABLE_TOP,
  ],
];

/** Names a room by its sizes, its area, or its ceiling. */
const NAMES_A_ROOM =
  /\d × \d+ (?:م|m)(?!\p{L})|(?<!م)(?:م²|متر مربع)|square metre|\d m ceiling|(?:سقف\S*|ceiling)[^.]{0,25} \d+(?:\.\d+)? (?:م|m)(?!\p{L})/u;

/** Not about a size: a scaffold, the upper end of a range without a limit. */
const NO_ADVICE = [/scaffold|سقالة/, /and 12 for a larger salon|و12 لصالون أكبر/];

const products = new Map(catalogue.products.map((product) => [product.code, product]));

const clauses = [
  ...catalogue.products.flatMap((product) => textsIn(product, product.code)),
  ...textsIn({ faqGroups, news, attributes: catalogue.attributes }, ""),
].flatMap(({ path, text }) =>
  (["ar", "en"] as const).flatMap((locale) =>
    text[locale].split(/(?<=[.؛;\n])\s+/).map((clause) => ({
      path: `${path} ${locale}`,
      product: products.get(path.split("/")[0] ?? ""),
      clause,
    })),
  ),
);

/** All claims of a clause, by rule. */
function claimsIn(clause: string) {
  return RULES.flatMap(([name, pattern, check]) =>
    [...clause.matchAll(new RegExp(pattern.source, "gu"))].map((found) => ({
      name,
      check,
      // A use named after the size is meant, else one named before it.
      about: densitiesOf(clause.slice(found.index)).length > 0 ? clause.slice(found.index) : clause,
      said: found.slice(1).map(Number),
    })),
  );
}

describe("texts that name a room or a ceiling", () => {
  test("give the advice of the contract's functions", () => {
    const wrong = clauses.flatMap(({ path, product, clause }) =>
      claimsIn(clause)
        .filter(({ check, about, said }) => !check({ product, clause: about, said }))
        .map(({ name, said }) => `${path}: ${name}: ${said.join(", ")} in “${clause}”`),
    );
    expect(wrong).toEqual([]);
  });

  test("match at least one rule", () => {
    const unread = clauses
      .filter(({ clause }) => NAMES_A_ROOM.test(clause) && claimsIn(clause).length === 0)
      .filter(({ clause }) => !NO_ADVICE.some((words) => words.test(clause)))
      .map(({ path, clause }) => `${path}: ${clause}`);
    expect(unread).toEqual([]);
  });

  test("give the same sizes in both languages", () => {
    const saidIn = (locale: string) =>
      clauses
        .filter(({ path }) => path.endsWith(` ${locale}`))
        .flatMap(({ path, clause }) =>
          claimsIn(clause).map(
            ({ name, said }) => `${path.slice(0, -3)}: ${name} ${said.join(" ")}`,
          ),
        )
        .toSorted();
    expect(saidIn("ar")).toEqual(saidIn("en"));
    expect(saidIn("ar").length).toBeGreaterThan(20);
  });
});
