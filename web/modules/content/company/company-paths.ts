import type { ContentPageCode } from "#contract/content/endpoints.ts";

/** The pages that staff write by their paths in small letters. */
export const COMPANY_CODES: Readonly<Record<string, ContentPageCode>> = {
  "/about-us": "about-us",
  "/about-us/director-speech": "director-speech",
  "/about-us/vision-mission-values-goals": "vision-mission-values-goals",
  "/privacy-policy": "privacy-policy",
  "/terms-and-conditions": "terms-and-conditions",
  "/sustainability-statement": "sustainability-statement",
};

/** Path of a page; those that staff may add elsewhere have none. */
export function companyPath(code: string): string {
  return Object.keys(COMPANY_CODES).find((path) => COMPANY_CODES[path] === code) ?? "/";
}
