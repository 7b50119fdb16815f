export const DOCUMENT_KINDS = ["pdf", "ies", "glb"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_ROLES = [
  "data-sheet",
  "instructions",
  "certificate",
  "photometry",
  /** In three dimensions, of its true size. */
  "model",
] as const;
type DocumentRole = (typeof DOCUMENT_ROLES)[number];

/** What a file of each kind may be for; the first is the usual one. */
export const ROLES_OF_KIND: Record<DocumentKind, readonly [DocumentRole, ...DocumentRole[]]> = {
  pdf: ["data-sheet", "instructions", "certificate"],
  ies: ["photometry"],
  glb: ["model"],
};

/** Of one product. */
export const MAX_DOCUMENTS = 50;
