import { type Lux, lux } from "../units.ts";

export interface IlluminanceSummary {
  average: Lux;
  least: Lux;
  most: Lux;
  /** The darkest point's share of the average, U₀; zero in the dark. */
  uniformity: number;
}

export function summaryOf(values: Iterable<number>): IlluminanceSummary {
  let [sum, count, least, most] = [0, 0, Infinity, 0];
  for (const value of values) {
    sum += value;
    count += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (count === 0) throw new RangeError("A plane without points has no illuminance");
  const average = sum / count;
  return {
    average: lux(average),
    least: lux(least),
    most: lux(most),
    uniformity: average === 0 ? 0 : least / average,
  };
}
