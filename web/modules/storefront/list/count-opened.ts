const ADDRESS = "/api/v1/search/opened";

/**
 * Reports that a search result was opened or added to the cart, even while the page is being left.
 */
export function countOpened(pressed: EventTarget, term: string): void {
  if (!(pressed instanceof Element) || !pressed.closest("a[href], button")) return;
  const headers = { "content-type": "application/json" };
  // Nothing depends on it: a lost request is one opened search less in the report.
  fetch(ADDRESS, {
    method: "POST",
    keepalive: true,
    headers,
    body: JSON.stringify({ q: term }),
  }).catch(() => {});
}
