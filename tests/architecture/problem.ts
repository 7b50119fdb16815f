/** A finding of a rule. */
export interface Problem {
  file: string;
  message: string;
}
