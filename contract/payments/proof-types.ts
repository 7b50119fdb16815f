/** Where a proof of a transfer is: staff look at it, its money is in the books, or it was not what it should be. */
export const PROOF_STATES = ["waiting", "accepted", "declined"] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const PROOF_FILE_KINDS = ["webp", "pdf"] as const;
export type ProofFileKind = (typeof PROOF_FILE_KINDS)[number];

/** What phones and banks write documents as. */
export const PROOF_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

/** Files of one proof. */
export const MAX_PROOF_FILES = 3;
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** Proofs of one order; after that people talk to each other. */
export const MAX_PROOFS = 5;
/** Hours that are left at least after the first decision on a proof, for another one. */
export const PROOF_GRACE_HOURS = 24;
/** Days that files are kept after the decision; the money itself stands in the books. */
export const PROOF_FILE_DAYS = 180;
