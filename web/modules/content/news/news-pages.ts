/** The page of a list that an address asks for: what makes no sense is the first one, as in every list of the shop. */
export function askedPage(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The address of a page of the news. */
export function newsPath(page: number): string {
  return page === 1 ? "/Media/news" : `/Media/news?page=${page}`;
}
