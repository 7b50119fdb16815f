export type PageItem = number | "gap-before" | "gap-after";

/** First, last, the current page and its neighbours; a gap never hides a single page. */
export function pageItems(current: number, total: number): PageItem[] {
  const near = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3]) near.add(page);
  if (current >= total - 3) for (const page of [total - 2, total - 1]) near.add(page);
  const pages = [...near].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PageItem[] => {
    const step = page - (pages[index - 1] ?? page - 1);
    if (step === 2) return [page - 1, page];
    if (step > 2) return [page <= current ? "gap-before" : "gap-after", page];
    return [page];
  });
}
