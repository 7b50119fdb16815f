import { type Call, fillShop, setUpTwoFactor, signIn } from "./back-office.ts";
import { percentile } from "./latency.ts";
import { addManyRecords } from "./many-records.ts";

const RECORDS = Number(process.env["BENCH_RECORDS"] ?? 100_000);
const TIMES = 9;
/** Maximum server time of a list. */
const ENOUGH_MS = 100;

/**
 * For each list its first page, a page in its middle, every order and filter, and words found in
 * few and in all records.
 */
const LISTS: Record<string, string[]> = {
  orders: [
    ...["", "page=2000", "sort=oldest", "sort=total-down", "sort=total-up&page=1500"],
    ...["status=completed", "status=completed&page=600", "status=ordered", "status=pending"],
    ...[
      "queue=call",
      "queue=confirm",
      "queue=payment",
      "queue=pack",
      "queue=hand-over",
      "queue=problem",
    ],
    ...["q=F-900777-BB", "q=01100000777", "q=customer777@example.com", "q=رقم 777", "q=عميل"],
  ],
  "order-queues": [""],
  calls: ["", "page=40"],
  "guest-cash": [""],
  products: [
    ...[
      "",
      "page=2000",
      "sort=oldest",
      "sort=name",
      "sort=name&page=2000",
      "sort=code",
      "sort=code&page=2000",
    ],
    ...[
      "state=draft",
      "state=scheduled",
      "state=published",
      "state=archived",
      "lacks=en",
      "withoutPicture=true",
    ],
    ...[
      "lowStock=true",
      "lowStock=true&page=50",
      "lowStock=true&sort=name",
      "categoryId=1",
      "brandId=1",
    ],
    ...[
      "q=BENCH-777",
      "q=bench",
      "q=bench&page=1000",
      "q=bench&sort=name",
      "q=led",
      "q=نجفة",
      "q=nothing",
    ],
    ...["q=led&lowStock=true", "q=bench&lowStock=true"],
  ],
  attributes: [""],
  categories: [""],
  brands: [""],
  stock: ["", "page=2000", "low=true", "low=true&page=50", "q=BENCH-777", "q=bench", "q=led"],
  "priced-products": ["q=BENCH-777", "q=bench", "q=led"],
  offers: [""],
  invoices: ["", "page=2500", "status=Paid", "status=NotPaid", "q=INV-2020-0007", "q=F-9007"],
  returns: [""],
  customers: ["", "page=2000", "type=company", "q=mona777", "q=سالم 777", "q=منى", "q=01000000777"],
  audit: [
    "",
    "page=2000",
    "action=price.",
    "action=order.status",
    "target=variant:777",
    "from=2026-01-01",
  ],
  feedback: [""],
  ratings: [""],
  redirects: [""],
};

/** How long the back office's lists take with a hundred thousand of everything. */
export async function measureAdminLists(base: string, dataDir: string): Promise<void> {
  await fillShop(dataDir, "owner", (pool) => addManyRecords(pool, RECORDS));
  const call = await signIn(base);
  await setUpTwoFactor(call);
  process.stdout.write(`\n${RECORDS} orders, products, customers and entries of the audit log\n`);
  const slow: string[] = [];
  for (const [list, queries] of Object.entries(LISTS)) {
    for (const query of queries) {
      const path = `/api/v1/admin/${list}${query && `?${encodeURI(query)}`}`;
      const { median, worst, total } = await timesOf(call, path);
      const line = `${`${list} ${query}`.padEnd(44)} ${median.toFixed(0).padStart(5)} ms, at most ${worst.toFixed(0).padStart(5)} ms, of ${total}`;
      process.stdout.write(`${line}\n`);
      if (median > ENOUGH_MS) slow.push(line);
    }
  }
  process.stdout.write(`\n${slow.length} above ${ENOUGH_MS} ms\n${slow.join("\n")}\n`);
}

async function timesOf(call: Call, path: string) {
  const times: number[] = [];
  let total = 0;
  // The first one is not counted: it plans the query and reads database pages.
  for (let time = 0; time <= TIMES; time += 1) {
    const startedAt = performance.now();
    const answer = (await (await call(path)).json()) as { total?: number; items?: unknown[] };
    if (time > 0) times.push(performance.now() - startedAt);
    total = answer.total ?? answer.items?.length ?? 1;
  }
  return { median: percentile(times, 0.5), worst: Math.max(...times), total };
}
