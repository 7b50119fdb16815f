/** What came of an attack, with one short fact: a figure, or what was answered. */
export interface Outcome {
  held: boolean;
  fact: string;
}

export interface Attack<Target> {
  /** Number of the finding that it repeats. */
  finding: number;
  /** What the intruder wants. */
  title: string;
  /** Measures a server that has done nothing else yet. */
  isFirst?: true;
  /** Can be seen only at a shop that is reached over https. */
  overHttps?: true;
  run: (target: Target) => Promise<Outcome>;
}
