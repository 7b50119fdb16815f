/** The tab that a key moves to; arrows follow the page's direction and wrap around. */
export function tabAfterKey(key: string, index: number, count: number, rtl: boolean): number {
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return index;
}
