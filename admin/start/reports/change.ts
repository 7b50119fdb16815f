/** "+12%" or "-3.5%" compared with the previous period; undefined if that was 0. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  return `${percent > 0 ? "+" : ""}${percent}%`;
}
