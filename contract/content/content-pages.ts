/** The pages whose texts staff write; each has its own path. */
export const CONTENT_PAGES = {
  "about-us": "/about-us",
  "director-speech": "/about-us/director-speech",
  "vision-mission-values-goals": "/about-us/vision-mission-values-goals",
  "privacy-policy": "/privacy-policy",
  "terms-and-conditions": "/terms-and-conditions",
  "sustainability-statement": "/sustainability-statement",
} as const;
export type ContentPageCode = keyof typeof CONTENT_PAGES;

/** Path of a page; pages that staff may add elsewhere have none. */
export function contentPagePath(code: string): string {
  return CONTENT_PAGES[code as ContentPageCode] ?? "/";
}

/** Code of the page at a path, in any spelling. */
export function contentPageCode(path: string): ContentPageCode | undefined {
  const plain = path.replace(/\/+$/, "").toLowerCase();
  // Object.keys loses the key type.
  const codes = Object.keys(CONTENT_PAGES) as ContentPageCode[];
  return codes.find((code) => CONTENT_PAGES[code] === plain);
}
