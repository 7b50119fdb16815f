export const DOCUMENT_KINDS = ["pdf", "ies", "glb"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_ROLES = [
  "data-sheet",
  "instructions",
  "certificate",
  "photometry",
  /** A true-size 3D model. */
  "model",
] as const;
type DocumentRole = (typeof DOCUMENT_ROLES)[number];

/** Roles allowed for each kind of file; the first is the default. */
export const ROLES_OF_KIND: Record<DocumentKind, readonly [DocumentRole, ...DocumentRole[]]> = {
  pdf: ["data-sheet", "instructions", "certificate"],
  ies: ["photometry"],
  glb: ["model"],
};

/** Per product. */
export const MAX_DOCUMENTS = 50;
