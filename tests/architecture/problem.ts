/** What a rule has found. */
export interface Problem {
  file: string;
  message: string;
}
