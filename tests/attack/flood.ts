import { percentile, repeat, timeOf } from "../../bench/latency.ts";
import { memoryOf, startProcess } from "../../bench/processes.ts";
import type { Attack, Outcome } from "./attack.ts";
import { askPrice, listSons, newPhone, place, take } from "./setup/buying.ts";
import type { OpenShop, Place, Shops } from "./setup/shops.ts";
import { type Answer, must, outcomeOf, tally, Visitor } from "./setup/visitor.ts";

const SECONDS = 15;
const SECONDS_ALONE = 4;
const CONNECTIONS = 1_000;
const PAGE_EVERY_MS = 25;
const ORDER_EVERY_MS = 250;
/** Limits for other visitors and the server: a cached page, an order, memory, a picture. */
const MOST = { pageMs: 200, orderMs: 1_000, megabytes: 400, pictureMs: 3_000 };
/**
 * On a busy machine the times without load are already long: they may then be exceeded by this
 * factor.
 */
const SLOWER = 8;
const KEPT = "/en/product";
/** Also cached, and not affected by orders. */
const UNCHANGED = "/en/FAQ";

interface Waited {
  pages: number[];
  orders: number[];
  /** The server's peak memory. */
  megabytes: number;
}

interface Flood extends Waited {
  alone: Waited;
  /** The responses to one more search, and whether refusals say when to retry. */
  searches: string[];
  isPutOff: boolean;
  rendered: number;
}

/** A thousand connections, each from another network, keep searching for new terms. */
async function flood(open: OpenShop): Promise<Flood> {
  const sons = (await listSons(open.visitor())).filter(({ available }) => available > 1);
  await timeOf(open.address + UNCHANGED);
  const alone = await visit(open, sons, SECONDS_ALONE);
  const clients = await startProcess(
    "bench/flood-clients.ts",
    [open.address, String(CONNECTIONS), "many"],
    /^ready$/,
  );
  const searches: Answer[] = [];
  const search = async () =>
    searches.push(await open.visitor().get(`/en/SearchProducts/${searches.length}-more`));
  const [waited] = await Promise.all([
    visit(open, sons, SECONDS),
    repeat(performance.now() + SECONDS * 1_000, 500, search),
  ]).finally(clients.stop);
  const rendered = await servedFrom(open, "render");
  await timeOf(open.address + UNCHANGED);
  return {
    ...waited,
    alone,
    searches: searches.map(outcomeOf),
    isPutOff: searches.every(({ status, headers }) => status === 200 || headers.has("retry-after")),
    rendered: (await servedFrom(open, "render")) - rendered,
  };
}

/** What a visitor experiences who views a page and orders. */
async function visit(open: OpenShop, sons: { id: number }[], seconds: number): Promise<Waited> {
  const until = performance.now() + seconds * 1_000;
  let megabytes = 0;
  let count = 0;
  const [pages, orders] = await Promise.all([
    repeat(until, PAGE_EVERY_MS, () => timeOf(open.address + KEPT).catch(never)),
    repeat(until, ORDER_EVERY_MS, () =>
      timeOrder(open, sons[(count += 1) % sons.length]?.id).catch(never),
    ),
    repeat(until, 100, async () => (megabytes = Math.max(megabytes, memoryOf(open.process.child)))),
  ]);
  return { pages, orders, megabytes };
}

/** A refused request counts as never answered. */
const never = () => Number.POSITIVE_INFINITY;

async function timeOrder(open: OpenShop, variantId = 0): Promise<number> {
  const visitor = open.visitor();
  const choice = { phone: newPhone() };
  await take(visitor, [[variantId, 1]]);
  const quote = must(await askPrice(visitor, choice));
  const startedAt = performance.now();
  must(await place(visitor, choice, quote), 201);
  return performance.now() - startedAt;
}

async function servedFrom(open: OpenShop, from: string): Promise<number> {
  const line = new RegExp(`^pages_served\\{from="${from}"\\} (\\d+)`, "m");
  return Number(line.exec(await open.metrics())?.[1]);
}

let once: Promise<Flood> | undefined;

/** One flood, with one attack per claim. */
const claim = (title: string, outcomeIn: (found: Flood) => Outcome): Attack<Shops> => ({
  finding: 3,
  title: `${CONNECTIONS} connections with random searches ${title}`,
  isFirst: true,
  run: async ({ open }) => outcomeIn(await (once ??= flood(open))),
});

const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : "never");
/** The 99th percentile. */
const p99 = (times: number[]) => percentile(times, 0.99);
const isSoon = (times: number[], alone: number[], most: number) =>
  p99(times) < Math.max(most, Number.isFinite(p99(alone)) ? SLOWER * p99(alone) : 0);
const spread = (times: number[], alone: number[]) =>
  `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(p99(times))} of ${times.length}; with nobody else there p99 ${ms(p99(alone))}`;

export const floods: Attack<Shops>[] = [
  claim("keep a page from another visitor", ({ pages, alone }) => ({
    held: isSoon(pages, alone.pages, MOST.pageMs),
    fact: `a kept page: ${spread(pages, alone.pages)}`,
  })),
  claim("keep an order from another visitor", ({ orders, alone }) => ({
    held: isSoon(orders, alone.orders, MOST.orderMs),
    fact: `an order: ${spread(orders, alone.orders)}`,
  })),
  claim("fill the memory of the server", ({ megabytes, alone }) => ({
    held: megabytes < MOST.megabytes,
    fact: `RSS from ${alone.megabytes.toFixed(0)} to ${megabytes.toFixed(0)} MB at most`,
  })),
  claim("wait in a queue without end", ({ searches, isPutOff }) => ({
    held: isPutOff && searches.some((answer) => answer !== "200"),
    fact: `one more search: ${tally(searches)}${isPutOff ? "" : ", without Retry-After"}`,
  })),
  claim("push the pages that everybody wants out of memory", ({ rendered }) => ({
    held: rendered === 0,
    fact: `${UNCHANGED} afterwards: ${rendered === 0 ? "kept" : "rendered anew"}`,
  })),
];

/** Keys of the pictures on the first product page: `abc.jpg`. */
async function pictureKeys(visitor: Visitor): Promise<string[]> {
  const { text } = must(await visitor.get(KEPT));
  const found = [...text.matchAll(/\/_ipx\/[^/"\s]+\/([^"\s?]+)/g)].map(([, key = ""]) => key);
  return [...new Set(found)];
}

export const heavyPictures: Attack<Shops> = {
  finding: 3,
  title: "60 AVIF pictures at once keep a picture from another visitor",
  run: async ({ open }) => {
    const keys = await pictureKeys(open.visitor());
    const widths = [1024, 1080, 1200, 1280, 1344, 1440];
    const asked = Array.from({ length: 60 }, async (_, index) => {
      const key = keys[index % keys.length] ?? "";
      const width = widths[Math.floor(index / keys.length) % widths.length];
      return outcomeOf(await open.visitor().get(`/_ipx/f_avif,w_${width}/${key}`));
    });
    let isOver = false;
    const others = Promise.all(asked).finally(() => (isOver = true));
    const times: number[] = [];
    for (const width of [128, 144, 160, 176, 192, 208, 216, 224]) {
      if (isOver) break;
      const startedAt = performance.now();
      must(await open.visitor().get(`/_ipx/w_${width}/${keys[0]}`), 200);
      times.push(performance.now() - startedAt);
    }
    const answers = await others;
    return {
      held: times.length > 0 && Math.max(...times) < MOST.pictureMs,
      fact: `${times.length} new pictures beside them: at most ${ms(Math.max(...times))} (AVIF: ${tally(answers)})`,
    };
  },
};

export const inventedSizes: Attack<Place> = {
  finding: 3,
  title: "pictures are asked for in sizes and qualities that no page uses",
  run: async ({ address }) => {
    const visitor = new Visitor(address);
    const [key = "none"] = await pictureKeys(visitor);
    const invented = ["w_481", "w_3000,h_17", "w_480,q_81", "w_480,q_100", "w_99999", "w_480,h_2"];
    const answers: number[] = [];
    for (const modifiers of invented)
      answers.push((await visitor.get(`/_ipx/${modifiers}/${key}`)).status);
    return {
      held: answers.every((status) => status >= 400 && status < 500),
      fact: `${invented.length} invented versions: ${tally(answers)}`,
    };
  },
};
