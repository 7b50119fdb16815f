/** The measurements of one stretch of a long run. */
export interface Stretch {
  /** Resident memory of the server in MB, at its end. */
  memory: number;
  /** Milliseconds per request or whole checkout, by kind. */
  times: Record<string, { p50: number; p99: number }>;
}

/** Caches fill up, and the machine does other things: smaller increases are ignored. */
const MEMORY = { factor: 1.2, mb: 30 };
const MIDDLE = { factor: 1.5, ms: 10 };
const SLOWEST = { factor: 2, ms: 100 };

/**
 * What has risen in the later stretches compared with the second one (the first is the warm-up). A
 * single slow stretch is the machine's fault; a real rise persists, so the better of the last two
 * counts.
 */
export function rises([, early, ...later]: readonly Stretch[]): string[] {
  const lastTwo = later.slice(-2);
  if (!early || lastTwo.length === 0) return [];
  const least = (of: (stretch: Stretch) => number) => Math.min(...lastTwo.map(of));
  const wrong: string[] = [];
  const check = (what: string, from: number, to: number, limit: number) => {
    if (to > limit) wrong.push(`${what}: ${from.toFixed(1)} → ${to.toFixed(1)}`);
  };
  const { memory } = early;
  check(
    "memory in MB",
    memory,
    least((one) => one.memory),
    memory * MEMORY.factor + MEMORY.mb,
  );
  for (const [name, { p50, p99 }] of Object.entries(early.times)) {
    const middle = least(({ times }) => times[name]?.p50 ?? Number.POSITIVE_INFINITY);
    check(`${name}, p50 in ms`, p50, middle, p50 * MIDDLE.factor + MIDDLE.ms);
    const slowest = least(({ times }) => times[name]?.p99 ?? Number.POSITIVE_INFINITY);
    check(`${name}, p99 in ms`, p99, slowest, p99 * SLOWEST.factor + SLOWEST.ms);
  }
  return wrong;
}
