/** Where warm white ends and cool white begins, in kelvin. */
export const WARM_TO = 3300;
export const COOL_FROM = 5300;

export function lightName(kelvin: number): "warm" | "neutral" | "cool" {
  if (kelvin <= WARM_TO) return "warm";
  return kelvin <= COOL_FROM ? "neutral" : "cool";
}
