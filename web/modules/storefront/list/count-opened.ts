const ADDRESS = "/api/v1/search/opened";

/** Tells the shop that something of what a search had found was opened or taken, also while the page is being left. */
export function countOpened(pressed: EventTarget, term: string): void {
  if (!(pressed instanceof Element) || !pressed.closest("a[href], button")) return;
  const headers = { "content-type": "application/json" };
  // Nothing depends on it: a lost one is one opened search less in the report.
  fetch(ADDRESS, {
    method: "POST",
    keepalive: true,
    headers,
    body: JSON.stringify({ q: term }),
  }).catch(() => {});
}
