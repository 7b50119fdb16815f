/** `r100001k7` → `R-100001-K7`: accepts what people type, with or without dashes. */
export function canonicalReturn(text: string): string {
  const plain = text.toUpperCase().replaceAll("-", "");
  return plain.replace(/^R(\d+)(..)$/, "R-$1-$2");
}
