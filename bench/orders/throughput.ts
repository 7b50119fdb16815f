export interface Throughput {
  orders: number;
  perSecond: number;
  /** Milliseconds per order. */
  p50: number;
  p95: number;
  p99: number;
}

/**
 * A number of clients each place one order after the other for a while; orders in progress at the
 * end are finished and counted.
 */
export async function measureThroughput(
  order: (count: number) => Promise<unknown>,
  clients: number,
  seconds: number,
): Promise<Throughput> {
  const times: number[] = [];
  let count = 0;
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const began = performance.now();
      await order((count += 1));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    orders: times.length,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

/** The round with the median throughput. */
export function medianRound(rounds: readonly Throughput[]): Throughput {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const [first] = sorted;
  if (!first) throw new Error("nothing was measured");
  return sorted[Math.floor(sorted.length / 2)] ?? first;
}
