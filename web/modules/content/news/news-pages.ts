/** The page number in the address; anything invalid is page 1, as in every list of the shop. */
export function askedPage(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The path of a page of the news list. */
export function newsPath(page: number): string {
  return page === 1 ? "/Media/news" : `/Media/news?page=${page}`;
}
