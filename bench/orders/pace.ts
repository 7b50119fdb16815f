export interface Pace {
  perSecond: number;
  /** Milliseconds of one order. */
  p50: number;
  p95: number;
  p99: number;
}

/** So many clients order one after the other for a while; what has begun is ended and counted, with its time. */
export async function paceOf(
  order: (count: number) => Promise<void>,
  clients: number,
  seconds: number,
): Promise<Pace> {
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
  const took = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Of several rounds the one in the middle. */
export function middle(rounds: readonly Pace[]): Pace {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const [first] = sorted;
  if (!first) throw new Error("nothing was measured");
  return sorted[Math.floor(sorted.length / 2)] ?? first;
}
