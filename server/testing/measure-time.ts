const NUMBERS = 40_000;

/** Processor time of this thread in milliseconds: other load on the machine does not add to it. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Processor time of a fixed calculation, about ten milliseconds on a fast machine. A test that
 * something is cheap compares with it, so that it holds on a slow machine.
 */
export function yardstickMs(): number {
  const before = processorMs();
  let seed = 1;
  const numbers = Array.from({ length: NUMBERS }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
  numbers.sort((a, b) => a - b);
  return processorMs() - before;
}

/**
 * Fastest time of each of two actions, which take turns: other load on the machine can only add
 * time.
 */
export async function fastestMs(
  rounds: number,
  prepare: () => Promise<unknown>,
  actions: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[number, number]> {
  const fastest: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    for (const place of [0, 1] as const) {
      await prepare();
      const startedAt = performance.now();
      await actions[place]();
      fastest[place] = Math.min(fastest[place], performance.now() - startedAt);
    }
  }
  return fastest;
}
