/**
 * How many pieces, all of the length sold, are needed for strips of these lengths. A longer strip
 * takes whole pieces and a remainder; remainders share pieces, longest first.
 */
export function reelsFor(lengths: readonly number[], reel: number): number {
  const whole = lengths.reduce((sum, length) => sum + Math.floor(length / reel), 0);
  const rests = lengths.map((length) => length % reel).toSorted((one, other) => other - one);
  const left: number[] = [];
  for (const rest of rests) {
    if (rest === 0) continue;
    const fitting = left.findIndex((free) => free >= rest);
    if (fitting < 0) left.push(reel - rest);
    else left[fitting] = (left[fitting] ?? 0) - rest;
  }
  return whole + left.length;
}
