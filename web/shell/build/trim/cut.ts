export interface Cut {
  /** Text that must be there, or the head of a function. */
  at: string | RegExp;
  instead: string;
  /** How often it must be there: once, unless it says otherwise. */
  times?: number;
}

export const LEFT_OUT = `throw new Error("trim-packages.ts leaves this out");`;

/** Puts a statement first in a function: the minifier drops what can no longer be reached. */
export function first(statement: string, ...names: string[]): Cut[] {
  return names.map((name) => ({
    at: new RegExp(`\\bfunction ${name.replace("$", "\\$")}\\([^;]*?\\) \\{$`, "gm"),
    instead: `$&\n${statement}`,
  }));
}
