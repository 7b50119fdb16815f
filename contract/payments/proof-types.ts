/** State of a proof of a transfer: under review, booked, or rejected as invalid. */
export const PROOF_STATES = ["waiting", "accepted", "declined"] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const PROOF_FILE_KINDS = ["webp", "pdf"] as const;
export type ProofFileKind = (typeof PROOF_FILE_KINDS)[number];

/** File types that phones and banks produce. */
export const PROOF_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;

/** Maximum files per proof. */
export const MAX_PROOF_FILES = 3;
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** Maximum proofs per order; after that people talk to each other. */
export const MAX_PROOFS = 5;
/** Minimum hours left for another proof after the first decision. */
export const PROOF_GRACE_HOURS = 24;
/** Days for which files are kept after the decision; the booked money stays. */
export const PROOF_FILE_DAYS = 180;
