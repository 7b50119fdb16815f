/** The result of an attack, with one short fact: a number, or the response. */
export interface Outcome {
  held: boolean;
  fact: string;
}

export interface Attack<Target> {
  /** Number of the finding that it reproduces. */
  finding: number;
  /** The attacker's goal. */
  title: string;
  /** Measures a freshly started server. */
  isFirst?: true;
  /** Begun by an earlier attack, and done minutes later. */
  isLast?: true;
  /** Only visible on a shop served over https. */
  overHttps?: true;
  run: (target: Target) => Promise<Outcome>;
}
