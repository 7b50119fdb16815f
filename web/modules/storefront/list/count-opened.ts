const ADDRESS = "/api/v1/search/opened";

/** Tells the shop that something of what a search had found was opened or taken, also while the page is being left. */
export function countOpened(pressed: EventTarget, q: string): void {
  if (!(pressed instanceof Element) || !pressed.closest("a[href], button")) return;
  const body = new Blob([JSON.stringify({ q })], { type: "application/json" });
  navigator.sendBeacon(ADDRESS, body);
}
