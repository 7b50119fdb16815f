export type PhotometricFault =
  | "no-photometric-file"
  | "missing-line"
  | "not-a-number"
  | "too-few-numbers"
  | "too-many-numbers"
  | "tilt-in-another-file"
  | "unknown-coordinates"
  | "unknown-unit"
  | "unknown-symmetry"
  | "bad-count"
  | "angles-not-rising"
  | "angles-out-of-range"
  | "negative-intensity";

/** A malformed photometric file: the fault, and its line, counted from 1. */
export class PhotometricError extends Error {
  readonly fault: PhotometricFault;
  readonly line: number;

  constructor(fault: PhotometricFault, line: number, found = "") {
    super(`line ${line}: ${fault}${found && ` (${found})`}`);
    this.name = "PhotometricError";
    this.fault = fault;
    this.line = line;
  }
}
