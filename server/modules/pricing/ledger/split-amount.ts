import type { Piastres } from "#contract/kernel/money.ts";

/**
 * Splits an amount in proportion to weights, exactly: every part is a whole piastre, the parts add
 * up to the amount, and none is more than a piastre away from its share (largest remainder method,
 * earlier parts first among equals). If all weights are zero, the amount must be 0.
 */
export function splitAmount(amount: Piastres, weights: readonly number[]): Piastres[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount !== 0) throw new Error(`nothing to split ${amount} piastres over`);
    return weights.map(() => 0);
  }
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, part: exact / total, remainder: exact % total };
  });
  const missing = BigInt(amount) - shares.reduce((sum, { part }) => sum + part, 0n);
  const byRemainder = shares.toSorted(
    (a, b) => Number(b.remainder - a.remainder) || a.index - b.index,
  );
  for (const share of byRemainder.slice(0, Number(missing))) share.part += 1n;
  return shares.map(({ part }) => Number(part));
}
