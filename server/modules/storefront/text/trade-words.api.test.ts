import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseListQuery } from "#contract/storefront/list-query.ts";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { listProducts } from "../list/list-products.ts";

let shop: TestShop;
const codes = new Map<number, string>();

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  const { rows } = await shop.pool.query<{ id: number; code: string }>(
    "select id, code from catalog.product",
  );
  for (const { id, code } of rows) codes.set(id, code);
});
afterAll(() => shop.stop());

async function search(q: string) {
  const query = { ...parseListQuery(new URLSearchParams()), q };
  const { items, total, isGuess } = await listProducts(shop.platform, "ar", {
    scope: "all",
    query,
  });
  return { found: items.map((item) => codes.get(item.id) ?? ""), total, isGuess };
}

/** Products that a query must show first, among the first five, and never. */
interface Expected {
  first?: string;
  among?: string[];
  never?: RegExp;
}

const NO_CODE = /^$/;
const LOCKS = ["hesn-flat-lock", "hodoo-room-lock", "setr-bathroom-lock"];
const CYLINDERS = ["daqiq-cylinder", "yosr-thumbturn-cylinder"];
const SWITCHES = ["lamsa-switch", "isharah-smart-switch"];
const DRIVERS = ["madad-24v-driver", "mizan-48v-driver"];
const STRIPS = ["khayt-cob-strip", "mawj-outdoor-strip"];
const FLOODLIGHTS = ["midan-floodlight", "nawba-solar-floodlight"];
const HANDLES = ["nada-lever-handle", "harf-square-lever", "sultan-lever-on-plate"];

const TABLE: [query: string, expected: Expected][] = [
  // Measures that the trade names together.
  ["كالون 60/72", { first: "hodoo-room-lock", never: /setr|hesn/ }],
  ["lock case 60/72", { first: "hodoo-room-lock" }],
  ["كالون ٦٠/٨٥", { first: "hesn-flat-lock" }],
  ["سلندر 30/40", { first: "daqiq-cylinder", never: /yosr/ }],
  ["بانل 60×60", { first: "maktab-panel-60", never: /kheffa/ }],
  ["60x60", { first: "maktab-panel-60" }],
  ["٦٠×٦٠", { first: "maktab-panel-60" }],
  ["بانل 60 × 60 سم", { first: "maktab-panel-60" }],
  ["panel 120x30", { first: "kheffa-linear-panel" }],
  // Inside a range.
  ["أكرة باب 40 مم", { among: HANDLES, never: /lock|cylinder|cabinet/ }],
  ["أكرة باب 4 سم", { among: HANDLES }],
  // Units and codes as typed.
  ["سبوت 3000 كيلفن", { among: ["noqta-surface-spot"], never: /lock|handle/ }],
  ["أكرة 8 مللي", { among: HANDLES }],
  ["كشاف 220v", { first: "midan-floodlight", never: /solar/ }],
  ["كشاف 240 فولت", { first: "midan-floodlight" }],
  ["لمبة gu 10", { among: ["wamda-gu10-lamp", "hamsa-gu10-dimmable"], never: /e14|a60|g9/ }],
  ["E 27", { first: "nahar-a60-lamp", never: /e14|candle|gu10|g9/ }],
  ["لمبة E 27", { first: "nahar-a60-lamp", never: /candle/ }],
  // Words of the trade.
  ["مفتاح نور", { among: SWITCHES, never: /driver|lock|cylinder/ }],
  ["كبس نور", { among: SWITCHES, never: /driver/ }],
  ["سويتش", { among: SWITCHES, never: /lock|chandelier|panel/ }],
  ["light switch", { among: SWITCHES, never: /panel|lamp/ }],
  ["مفتاح ديمر", { first: "hams-led-dimmer" }],
  ["باور سبلاي", { among: DRIVERS, never: /spot/ }],
  ["محول", { among: DRIVERS, never: /spot/ }],
  ["سبوت جبس بورد", { among: ["omq-deep-spot", "itar-gu10-spot"], never: /surface|track/ }],
  ["سبوت زرع", { first: "ghosn-garden-spike" }],
  ["بروجيكتور", { among: FLOODLIGHTS, never: /spot/ }],
  ["هيدن لايت", { among: STRIPS }],
  ["بيت النور", { among: STRIPS }],
  ["ستريب ليد", { among: STRIPS, never: /lamp/ }],
  ["طبلة باب", { among: CYLINDERS, never: /lock/ }],
  ["اسطمبة كالون", { among: CYLINDERS, never: /lock/ }],
  ["يد باب", { among: HANDLES }],
  ["دراع باب", { first: "lotf-door-closer" }],
  ["بانيك بار", { first: "najat-panic-bar" }],
  ["انذار حريق", { first: "yaqez-smoke-alarm", never: /co-alarm/ }],
  ["سنسور", { among: ["yaqaza-sensor-wall-light", "hares-sensor-downlight"] }],
  ["لمبة داي لايت", { among: ["nahar-a60-lamp", "wamda-gu10-lamp"], never: /sensor|candle/ }],
  ["بالكونة", { among: ["khan-pierced-lantern"], never: /globe/ }],
  ["درج", { never: /lock|switch|driver|handle|panel/ }],
  // Apparent endings and articles.
  ["كالونات", { among: LOCKS, never: /lantern/ }],
  ["كالونين", { among: LOCKS }],
  ["اكرة سودة", { first: "nada-lever-handle" }],
  ["اكره سوده", { first: "nada-lever-handle" }],
  ["مقبض أسود", { among: ["omoud-long-pull"], never: /dimmer|socket|switch/ }],
  // Arabic in Latin letters.
  ["negafa", { first: "hala-ring-chandelier", never: /alarm/ }],
  ["mafate7", { among: SWITCHES }],
  ["7assas", { among: ["yaqaza-sensor-wall-light"] }],
  ["kawaleen", { among: LOCKS }],
];

describe("search with trade words", () => {
  it.each(TABLE)(
    "ranks the expected products first for %s",
    async (q, { first, among = [], never = NO_CODE }) => {
      const { found, isGuess } = await search(q);
      expect({ q, isGuess }).toEqual({ q, isGuess: false });
      expect(found).not.toEqual([]);
      expect(found[0]).toBe(first ?? found[0]);
      expect(found.slice(0, 5)).toEqual(expect.arrayContaining(among));
      expect(found.filter((code) => never.test(code))).toEqual([]);
    },
  );
});

describe("search for two kinds", () => {
  it.each([
    ["نجف وأباليك", /chandelier|lantern/, /wall-light|bath-light|outdoor/],
    ["نجف و اباليك", /chandelier|lantern/, /wall-light|bath-light|outdoor/],
    ["نجفة او سبوت", /chandelier|lantern/, /spot/],
    ["لمبات وسبوتات", /lamp|dimmable/, /spot/],
    ["chandeliers and pendants", /chandelier|lantern/, /pendant/],
    ["spots & downlights", /spot/, /downlight/],
    ["spots / downlights", /spot/, /downlight/],
    ["nagaf w ablik", /chandelier|lantern/, /wall-light|bath-light|outdoor/],
    ["مفاتيح نور وبرايز", /switch|dimmer/, /socket/],
  ])("lists both kinds among the first results of %s", async (q, one, other) => {
    const { found, isGuess } = await search(q);
    expect({ q, isGuess }).toEqual({ q, isGuess: false });
    const first = found.slice(0, 4);
    expect(first.filter((code) => one.test(code))).toHaveLength(2);
    expect(first.filter((code) => other.test(code))).toHaveLength(2);
  });

  it("returns each product once across pages", async () => {
    const page = async (number: number) => {
      const query = { ...parseListQuery(new URLSearchParams({ page: String(number) })) };
      const q = "نجف او سبوت او كشاف او اباليك او دلايات او لمبات او اكر";
      const list = await listProducts(shop.platform, "ar", {
        scope: "all",
        query: { ...query, q },
      });
      return { ids: list.items.map(({ id }) => id), total: list.total };
    };
    const pages = [await page(1), await page(2), await page(3)];
    const ids = pages.flatMap((one) => one.ids);
    expect(pages[0]?.total).toBeGreaterThan(24);
    expect(new Set(ids).size).toBe(pages[0]?.total);
    expect(ids).toHaveLength(pages[0]?.total ?? 0);
  });
});

describe("search for missing products", () => {
  it.each([
    // A typo, or one of several conditions that no product meets.
    ["chandelir", /chandelier/],
    ["نجقه", /chandelier/],
    ["downlight 10w", /downlight/],
    ["سبوت دفن 500 وات", /spot/],
    // The kind, and half of the query.
    ["نجفة مفصلة", /chandelier/],
    ["chandelier hinge", /hinge/],
    // Matches the names of the other kind, too.
    ["سبوت حمام", /bathroom-downlight/],
    ["نجفة مطبخ", /pendant/],
  ])("returns the nearest products as a guess for %s", async (q, kind) => {
    const { found, isGuess } = await search(q);
    expect(isGuess).toBe(true);
    expect(found[0]).toMatch(kind);
  });

  it.each(["ceiling fan", "مروحة سقف", "نيون", "نجفة مفصلة مروحة", "zzzzqqqq"])(
    "returns nothing for %s",
    async (q) => {
      expect(await search(q)).toEqual({ found: [], total: 0, isGuess: false });
    },
  );
});

it("answers a query of 25 words within the time limit", async () => {
  const q = Array.from({ length: 25 }, (_, index) => `قط${index}`)
    .join(" ")
    .slice(0, 100);
  const before = processorMs();
  await search(q);
  expect(processorMs() - before).toBeLessThan(100 * yardstickMs());
});

describe("search for a finish or size", () => {
  const cards = async (q: string) => {
    const query = { ...parseListQuery(new URLSearchParams()), q };
    return (await listProducts(shop.platform, "en", { scope: "all", query })).items;
  };
  const diameterOf = async (path: string) => {
    const [id, variantId] = /(\d+).*variant=(\d+)/.exec(path)?.slice(1) ?? [];
    const { rows } = await shop.pool.query<{ value: string }>(
      "select options ->> 'diameter_mm' as value from catalog.variant where product_id = $1 and id = $2",
      [id, variantId],
    );
    return rows[0]?.value;
  };

  it("shows the matching variant", async () => {
    const [handle] = await cards("مقبض أسود");
    expect(handle?.swatch).toBe("black");
    const [chandelier] = await cards("نجفة هالة 100 سم");
    expect(await diameterOf(chandelier?.path ?? "")).toBe("1000");
  });

  it("shows the requested finish when sizes are equal", async () => {
    const found = await cards("أكرة سودا 40 مم");
    expect(found.map((card) => card.swatch)).toEqual(found.map(() => "black"));
    expect(found.length).toBeGreaterThan(1);
  });
});
