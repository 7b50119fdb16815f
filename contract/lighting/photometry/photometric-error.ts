export const PHOTOMETRIC_FAULTS = [
  "no-photometric-file",
  "unknown-format",
  "missing-line",
  "not-a-number",
  "too-few-numbers",
  "too-many-numbers",
  "tilt-in-another-file",
  "bad-tilt-factor",
  "unknown-coordinates",
  "unknown-unit",
  "unknown-symmetry",
  "bad-count",
  "angles-not-rising",
  "angles-out-of-range",
  "negative-intensity",
  "no-light",
] as const;
export type PhotometricFault = (typeof PHOTOMETRIC_FAULTS)[number];

/** A malformed photometric file: the fault, and its line, counted from 1. */
export class PhotometricError extends Error {
  readonly fault: PhotometricFault;
  readonly line: number;
  /** What was found there instead; empty for nothing. */
  readonly found: string;

  constructor(fault: PhotometricFault, line: number, found = "") {
    super(`line ${line}: ${fault}${found && ` (${found})`}`);
    this.name = "PhotometricError";
    this.fault = fault;
    this.line = line;
    this.found = found;
  }
}
