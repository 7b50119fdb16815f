/** Path of the results for a term; without a term, of all products. */
export function searchPath(term: string): string {
  const plain = term.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, 100);
  return plain ? `/SearchProducts/${encodeURIComponent(plain)}` : "/product";
}
